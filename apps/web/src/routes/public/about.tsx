import { AboutPage } from "../../features/public-site/company/about-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Über uns",
    description: "Warum es TenderChances gibt, was uns leitet und woran du uns messen kannst.",
    path: "/about",
  });

export default AboutPage;
