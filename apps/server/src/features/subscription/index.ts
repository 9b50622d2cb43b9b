export { endForDeletion } from "./end-for-deletion.ts";
export { giveNoticeForDeletion } from "./notice-for-deletion.ts";
export { subscriptionJobs } from "./subscription.jobs.ts";
export { subscriptionRoutes } from "./subscription.routes.ts";
