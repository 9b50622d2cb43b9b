export { notify } from "./notify.ts";
export type { NewNotification } from "./notification.store.ts";
