import { isOff } from "../../platform/switches/switched-off.store.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { getEmailSettings } from "../emails/index.ts";
import { tellWebhooks } from "../webhooks/index.ts";
import { mailNotification } from "./job-definitions.ts";
import { insertNotification } from "./notification.store.ts";
import type { NewNotification } from "./notification.store.ts";
import { isToldAtOnce } from "./told-at-once.ts";

/** Under the bell alone: whoever calls sends a mail of its own, and no webhook is told. */
export async function ringBell(
  t: AgencyTransaction,
  notification: NewNotification,
): Promise<boolean> {
  return (await insertNotification(t, notification, false)) !== undefined;
}

/**
 * Tells a member of something, under the bell and by mail as the member's settings say, and the agency's webhooks of the
 * same once. Returns whether it was new.
 */
export async function notify(
  t: AgencyTransaction,
  notification: NewNotification,
): Promise<boolean> {
  const { userId, event, tenderId } = notification;
  const recipient = await getEmailSettings(t, userId);
  const isForMail = recipient?.settings.frequencies[event] !== "off";
  const notificationId = await insertNotification(t, notification, isForMail);
  if (notificationId === undefined) return false;
  await tellWebhooks(t, notification);
  if (!recipient?.hasPlan) return true;
  // Only for a deadline does it matter, and the others are many.
  const areDigestsOff = notification.details?.kind === "deadline" && (await isOff(t, "digests"));
  // Whatever else holds a mail back is asked when it is due.
  if (isToldAtOnce(notification, recipient.settings, { now: t.now(), areDigestsOff })) {
    const about = tenderId === undefined ? { notificationId } : { tenderId };
    await t.enqueue(mailNotification, { agencyId: t.agency.id, userId, ...about });
  }
  return true;
}
