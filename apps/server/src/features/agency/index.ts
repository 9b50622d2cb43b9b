export { agencyJobs } from "./agency.jobs.ts";
export { agencyRoutes } from "./agency.routes.ts";
