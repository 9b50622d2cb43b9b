import { TenderPage } from "../../features/tenders/detail/tender-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Ausschreibung");

export default TenderPage;
