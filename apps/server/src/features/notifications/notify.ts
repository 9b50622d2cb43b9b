import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { insertNotification } from "./notification.store.ts";
import type { NewNotification } from "./notification.store.ts";

/** Tells a member of something, under the bell and by mail as the member's settings say. Returns whether it was new. */
export function notify(t: AgencyTransaction, notification: NewNotification): Promise<boolean> {
  return insertNotification(t, notification);
}
