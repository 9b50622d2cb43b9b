import { SecurityPage } from "../../features/account/security/security-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Sicherheit");

export default SecurityPage;
