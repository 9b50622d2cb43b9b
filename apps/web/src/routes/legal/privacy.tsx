import { PrivacyPage } from "../../features/legal/privacy-page";

export const handle = { hydrate: false };

export const meta = () => [{ title: "Datenschutz · TenderChances" }];

export default PrivacyPage;
