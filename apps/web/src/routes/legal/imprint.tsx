import { ImprintPage } from "../../features/legal/imprint-page";

export const handle = { hydrate: false };

export const meta = () => [{ title: "Impressum · TenderChances" }];

export default ImprintPage;
