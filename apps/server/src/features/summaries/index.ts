export { moveReports } from "./reports/move-reports.operator.store.ts";
export { summariesJobs } from "./summaries.jobs.ts";
export { summariesRoutes } from "./summaries.routes.ts";
export { writeSummary } from "./write/write-summary.ts";
