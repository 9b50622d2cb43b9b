import { SignupPage } from "../../features/public-site/home/signup-page";
import { pageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Kostenlos starten",
    description:
      "14 Tage Premium testen, ohne Kreditkarte: öffentliche Ausschreibungen finden, die zu deiner Agentur passen.",
    path: "/signup",
  });

export default SignupPage;
