import { ResultsPage } from "../../features/results/results-page";

export const meta = () => [
  { title: "Ergebnisse · TenderChances" },
  { name: "robots", content: "noindex" },
];

export default ResultsPage;
