export { retendersJobs } from "./retenders.jobs.ts";
export { retendersRoutes } from "./retenders.routes.ts";
