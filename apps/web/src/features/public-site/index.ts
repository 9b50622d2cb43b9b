export { LegalPage } from "./legal/legal-page";
export { Section } from "./legal/legal-page";
