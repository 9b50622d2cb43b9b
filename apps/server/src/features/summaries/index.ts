export { summariesRoutes } from "./summaries.routes.ts";
export { writeSummary } from "./write/write-summary.ts";
