export { listSources } from "./list-sources.ts";
export { sourcesJobs } from "./sources.jobs.ts";
export { sourcesRoutes } from "./sources.routes.ts";
export { startScreening } from "./start-screening.ts";
