export { reportsJobs } from "./reports.jobs.ts";
export { reportsRoutes } from "./reports.routes.ts";
