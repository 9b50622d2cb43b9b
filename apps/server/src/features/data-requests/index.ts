export { dataRequestsJobs } from "./data-requests.jobs.ts";
export { dataRequestsRoutes } from "./data-requests.routes.ts";
