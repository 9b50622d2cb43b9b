export { SummaryCard } from "./summary-card";
