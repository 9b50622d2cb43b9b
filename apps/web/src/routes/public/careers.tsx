import { CareersPage } from "../../features/company/careers-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Karriere",
    description:
      "Offene Stellen bei TenderChances in Köln: KI, Datenbanken, Produkt und Datenpflege.",
    path: "/karriere",
  });

export default CareersPage;
