export { tellChangesJob } from "./job-definitions.ts";
export { moveWatchlist } from "./move-watchlist.operator.store.ts";
export { watchlistJobs } from "./watchlist.jobs.ts";
export { watchlistRoutes } from "./watchlist.routes.ts";
