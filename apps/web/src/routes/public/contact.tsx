import { ContactPage } from "../../features/enquiries/contact-page";
import { pageMeta } from "../page-meta";

export const meta = () =>
  pageMeta({
    title: "Kontakt",
    description:
      "Fragen zu TenderChances? Schreib uns: Werktags antworten wir innerhalb von 24 Stunden, der Support meist am selben Tag.",
    path: "/kontakt",
  });

export default ContactPage;
