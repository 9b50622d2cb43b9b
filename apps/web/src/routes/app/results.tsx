import { ResultsPage } from "../../features/tenders/results/results-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Ergebnisse");

export default ResultsPage;
