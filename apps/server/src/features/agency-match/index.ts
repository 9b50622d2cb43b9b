export { agencyMatchJobs } from "./agency-match.jobs.ts";
export { agencyMatchRoutes } from "./agency-match.routes.ts";
