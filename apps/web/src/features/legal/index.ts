export { LegalPage, Section } from "./legal-page";
