export { moveTenderChecks } from "./move-tender-checks.operator.store.ts";
export { awardRows, knowsWeights } from "./result/award-rows.ts";
export { currentItems, quotesOf } from "./result/check-input.ts";
export type { FoundInput, ItemOf } from "./result/check-input.ts";
export { deadlineRows } from "./result/deadline-rows.ts";
export { counted, pitchWords } from "./result/item-words.ts";
export { contractRows } from "./result/term-rows.ts";
export { tenderChecksJobs } from "./tender-checks.jobs.ts";
export { tenderChecksRoutes } from "./tender-checks.routes.ts";
