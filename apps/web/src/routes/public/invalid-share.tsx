import { InvalidSharePage } from "../../features/share/invalid-share";
import { privatePageMeta } from "../page-meta";

export const handle = { hydrate: false };

export const meta = () => privatePageMeta("Geteilte Ausschreibung");

export default InvalidSharePage;
