import { SourcesPage } from "../../features/sources/sources-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Datenstand");

export default SourcesPage;
