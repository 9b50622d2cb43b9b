import { ImprintPage } from "../../features/public-site/legal/imprint-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Impressum",
    description: "Anbieterkennzeichnung von TenderChances nach § 5 DDG.",
    path: "/impressum",
  });

export default ImprintPage;
