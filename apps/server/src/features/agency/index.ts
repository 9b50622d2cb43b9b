export { agencyJobs } from "./agency.jobs.ts";
export { reapplyDeletions } from "./deletion-log/reapply-deletions.ts";
export { agencyRoutes } from "./agency.routes.ts";
