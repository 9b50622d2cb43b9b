export { notify } from "./notify.ts";
export { listUnmailed, markMailed } from "./notification.store.ts";
export type { NewNotification, UnmailedNotification } from "./notification.store.ts";
export { notificationsJobs } from "./notifications.jobs.ts";
export { plainNotificationMail } from "./mail-notifications.ts";
export type { NotificationMail, RenderNotificationMail } from "./mail-notifications.ts";
