import { TermsPage } from "../../features/public-site/legal/terms-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "AGB",
    description: "Allgemeine Geschäftsbedingungen für die Nutzung von TenderChances.",
    path: "/terms",
  });

export default TermsPage;
