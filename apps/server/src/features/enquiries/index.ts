export { enquiriesJobs } from "./enquiries.jobs.ts";
export { enquiriesRoutes } from "./enquiries.routes.ts";
export { inboxOf } from "./mails/inbox-of.ts";
