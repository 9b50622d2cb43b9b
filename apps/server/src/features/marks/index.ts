export { findWinsJob } from "./job-definitions.ts";
export { marksJobs } from "./marks.jobs.ts";
export { marksRoutes } from "./marks.routes.ts";
export { listCurrentMarks } from "./label.store.ts";
export { markTender } from "./mark-tender.ts";
export { toMarks } from "./tender-marks.ts";
export type { MarkLabel } from "./tender-marks.ts";
export { describeOutcomeLabel, settleOutcomeLabels } from "./outcome-labels.ts";
export type { OutcomeKind } from "./tender-marks.ts";
