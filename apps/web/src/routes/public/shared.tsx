import { SharedPage } from "../../features/share/shared-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Geteilte Ausschreibung");

export default SharedPage;
