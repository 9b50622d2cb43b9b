export { consentJobs } from "./consent.jobs.ts";
export { consentRoutes } from "./consent.routes.ts";
