export { tellChangesJob } from "./job-definitions.ts";
export { readUnseen } from "./list/read-unseen.ts";
export { moveWatchlist } from "./move-watchlist.operator.store.ts";
export { watchlistJobs } from "./watchlist.jobs.ts";
export { watchlistRoutes } from "./watchlist.routes.ts";
export { watchTender } from "./watching/watch-tender.ts";
export { writeNote } from "./watching/write-note.ts";
