export { deactivateBeyondSeats } from "./seats/deactivate-beyond-seats.ts";
export { countSeatsUsed } from "./team.store.ts";
export { teamJobs } from "./team.jobs.ts";
export { teamRoutes } from "./team.routes.ts";
