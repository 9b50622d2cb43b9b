export { getUsage } from "./get-usage.ts";
export { isCounted } from "./is-counted.ts";
export { quotaJobs } from "./quota.jobs.ts";
export { reserveUse } from "./reserve-use.ts";
export { commitUse, refundUse } from "./settle-use.ts";
