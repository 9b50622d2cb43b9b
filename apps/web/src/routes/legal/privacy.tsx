import { PrivacyPage } from "../../features/public-site/legal/privacy-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Datenschutz",
    description:
      "Welche Daten TenderChances verarbeitet, wozu, wie lange und welche Rechte du hast.",
    path: "/datenschutz",
  });

export default PrivacyPage;
