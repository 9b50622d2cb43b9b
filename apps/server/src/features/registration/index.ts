export { registrationJobs } from "./registration.jobs.ts";
export { registrationRoutes } from "./registration.routes.ts";
