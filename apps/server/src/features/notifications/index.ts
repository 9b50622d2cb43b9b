export { notify, ringBell } from "./notify.ts";
export { notificationsRoutes } from "./notifications.routes.ts";
export { listUnmailed, markMailed, newsDays } from "./notification.store.ts";
export type { NewNotification, UnmailedNotification } from "./notification.store.ts";
export { notificationsJobs } from "./notifications.jobs.ts";
export type { NotificationMail, RenderNotificationMail } from "./mail-notifications.ts";
