export { listRetenders } from "./list-retenders.ts";
export { retendersJobs } from "./retenders.jobs.ts";
export { retendersRoutes } from "./retenders.routes.ts";
