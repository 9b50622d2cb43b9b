export { deadlinesJobs } from "./deadlines.jobs.ts";
export { deadlinesRoutes } from "./deadlines.routes.ts";
export { listClocks } from "./line/list-lines.ts";
export { lastMoment } from "./line/official-clocks.ts";
export { listMilestones } from "./milestones/milestone.store.ts";
export type { Milestone } from "./milestones/milestone.store.ts";
export { moveDeadlines } from "./move-deadlines.operator.store.ts";
export { createMilestone } from "./milestones/save-milestone.ts";
export { listStanding } from "./reminders/standing-reminders.ts";
