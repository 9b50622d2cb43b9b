export { listSources } from "./list-sources.ts";
export { screeningJobs } from "./screening.jobs.ts";
export { screeningRoutes } from "./screening.routes.ts";
export { startScreening } from "./start-screening.ts";
