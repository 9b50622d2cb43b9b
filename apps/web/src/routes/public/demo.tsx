import { DemoPage } from "../../features/enquiries/demo-page";
import { pageMeta } from "../page-meta";

export const meta = () =>
  pageMeta({
    title: "Demo vereinbaren",
    description:
      "In 30 Minuten zeigen wir dir TenderChances an Ausschreibungen deiner Branche. Antwort innerhalb von 24 Stunden.",
    path: "/demo",
  });

export default DemoPage;
