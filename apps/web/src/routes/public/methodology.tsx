import { MethodologyPage } from "../../features/methodology/methodology-page";
import { pageMeta } from "../page-meta";

export const meta = () =>
  pageMeta({
    title: "So rechnen wir",
    description:
      "Wie AgencyFit, TenderChances, Wettbewerb und Budget berechnet werden, worauf sie beruhen und wie gut sie stimmten.",
    path: "/methodik",
  });

export default MethodologyPage;
