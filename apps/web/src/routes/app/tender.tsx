import { TenderPage } from "../../features/tender/tender-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Ausschreibung");

export default TenderPage;
