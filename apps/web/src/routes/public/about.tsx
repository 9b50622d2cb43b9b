import { AboutPage } from "../../features/company/about-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Über uns",
    description:
      "Wer hinter TenderChances steht, warum es das gibt und woran wir uns messen lassen.",
    path: "/about",
  });

export default AboutPage;
