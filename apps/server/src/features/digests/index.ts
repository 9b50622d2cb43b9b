export { registerDigests } from "./digests.pages.ts";
export { digestsRoutes } from "./digests.routes.ts";
export { digestsJobs } from "./digests.jobs.ts";
export { renderNotificationMail } from "./now/render-notification-mail.ts";
