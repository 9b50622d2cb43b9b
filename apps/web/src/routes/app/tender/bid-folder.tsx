import { FolderPage } from "../../../features/bid-folders/folder-page";
import { privatePageMeta } from "../../page-meta";

export const meta = () => privatePageMeta("Angebotsmappe");

export default FolderPage;
