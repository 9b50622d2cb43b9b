export { reportBackup } from "./incidents/report-backup.ts";
export { jobLabel } from "./jobs/job-labels.ts";
export { operationsJobs } from "./operations.jobs.ts";
export { operationsRoutes } from "./operations.routes.ts";
