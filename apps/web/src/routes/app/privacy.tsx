import { PrivacyPage } from "../../features/privacy/privacy-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Datenschutz");

export default PrivacyPage;
