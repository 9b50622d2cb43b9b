export { fitSeats } from "./seats/fit-seats.ts";
export { teamJobs } from "./team.jobs.ts";
export { teamRoutes } from "./team.routes.ts";
