import { CareersPage } from "../../features/public-site/company/careers-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Karriere",
    description:
      "Vier offene Stellen bei TenderChances: AI Engineer, Database Specialist, Product Manager DACH und Data Entry Specialist.",
    path: "/karriere",
  });

export default CareersPage;
