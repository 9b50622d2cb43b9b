export { listSources } from "./list-sources.ts";
export { requestScreening } from "./request-screening.ts";
export type { SourceRun } from "./screen-source.ts";
export { screenNow } from "./screen-now.ts";
export { sourcesJobs } from "./sources.jobs.ts";
export { sourcesRoutes } from "./sources.routes.ts";
export { startScreening } from "./start-screening.ts";
