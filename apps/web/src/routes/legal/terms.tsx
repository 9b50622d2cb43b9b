import { TermsPage } from "../../features/legal/terms-page";

export const handle = { hydrate: false };

export const meta = () => [{ title: "AGB · TenderChances" }];

export default TermsPage;
