export { SummaryCard } from "./summary-card";
export { SummarySections } from "./summary-sections";
