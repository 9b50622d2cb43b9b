export { notify } from "./notify.ts";
export type { NewNotification } from "./notification.store.ts";
export { notificationsRoutes } from "./notifications.routes.ts";
