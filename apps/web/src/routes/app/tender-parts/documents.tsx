import { DocumentsPage } from "../../../features/documents/documents-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Unterlagen");

export default DocumentsPage;
