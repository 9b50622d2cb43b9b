export { isValidShare } from "./open-share.ts";
export { moveShares } from "./share.operator.store.ts";
export { shareJobs } from "./share.jobs.ts";
export { shareRoutes } from "./share.routes.ts";
export { createShare } from "./create-share.ts";
