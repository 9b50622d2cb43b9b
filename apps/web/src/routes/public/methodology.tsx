import { MethodologyPage } from "../../features/methodology/methodology-page";

export const meta = () => [
  { title: "So rechnen wir · TenderChances" },
  {
    name: "description",
    content:
      "Wie AgencyFit, TenderChances, Wettbewerb und Budget berechnet werden, worauf sie beruhen und wie gut sie stimmten.",
  },
];

export default MethodologyPage;
