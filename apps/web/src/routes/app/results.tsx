import { ResultsPage } from "../../features/results/results-page";
import { privatePageMeta } from "../page-meta";

export const meta = () => privatePageMeta("Ergebnisse");

export default ResultsPage;
