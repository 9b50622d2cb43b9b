export { feedbackJobs } from "./feedback.jobs.ts";
export { feedbackRoutes } from "./feedback.routes.ts";
