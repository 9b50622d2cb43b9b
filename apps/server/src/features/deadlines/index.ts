export { listMilestones } from "./milestone.store.ts";
export type { Milestone } from "./milestone.store.ts";
