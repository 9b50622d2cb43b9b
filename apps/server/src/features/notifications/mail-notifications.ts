import { isPaused, notificationEvents } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { mailLayout } from "../../platform/mail/mail-layout.ts";
import { berlinDay } from "../../platform/memory/berlin-day.ts";
import { isOff } from "../../platform/switches/switched-off.store.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { getEmailSettings, hasMailRoom, queueMail, withUnsubscribeLink } from "../emails/index.ts";
import type { EmailRecipient, NewMail } from "../emails/index.ts";
import { listUnmailed, markMailed } from "./notification.store.ts";
import type { UnmailedNotification } from "./notification.store.ts";
import { isOverBeforeDigest, isToldAtOnce } from "./told-at-once.ts";

export type NotificationMail = Pick<NewMail, "subject" | "preview" | "html" | "text">;

/**
 * Makes one mail of notifications of one tender, or of a single one; never of none. Undefined: nothing of them holds any
 * more, so that no mail is to tell of it.
 */
export type RenderNotificationMail = (
  t: AgencyTransaction,
  input: {
    readonly recipient: EmailRecipient;
    readonly notifications: readonly UnmailedNotification[];
  },
) => NotificationMail | undefined | Promise<NotificationMail | undefined>;

/**
 * Mails at once what the member wants at once, and deadlines that are over before the next digest or, while digests are
 * switched off, any. What a pause or the day's
 * cap holds back stays unmailed, and the next digest takes it; such a deadline is mailed above the cap.
 */
export async function mailNotifications(
  ctx: Context,
  input: {
    readonly agencyId: string;
    readonly userId: string;
    readonly tenderId?: string | undefined;
    readonly notificationId?: string | undefined;
  },
  render: RenderNotificationMail,
): Promise<void> {
  const { agencyId, userId } = input;
  await inAgency(ctx, agencyId, async (t) => {
    const recipient = await getEmailSettings(t, userId);
    if (!recipient?.hasPlan || recipient.addresses.length === 0) return;
    const { settings } = recipient;
    if (isPaused(settings, berlinDay(t.now()))) return;
    const events = notificationEvents.filter(
      (it) => settings.frequencies[it] === "immediately" || it === "deadlines",
    );
    const moment = { now: t.now(), areDigestsOff: await isOff(t, "digests") };
    const isTold = (await hasMailRoom(t, recipient)) ? isToldAtOnce : isOverBeforeDigest;
    const notifications = (await listUnmailed(t, { ...input, events })).filter((it) =>
      isTold(it, settings, moment),
    );
    const [first] = notifications;
    if (!first) return;
    const mail = await render(t, { recipient, notifications });
    if (mail) {
      const told = [...new Set(notifications.map(({ event }) => event))];
      await queueMail(t, { userId, events: told, key: `notification ${first.id}`, ...mail });
    }
    await markMailed(
      t,
      notifications.map(({ id }) => id),
    );
  });
}

/** The heading and a link, in the look of all our mails. */
export const plainNotificationMail: RenderNotificationMail = (t, { notifications }) => {
  const [first, ...others] = notifications;
  const heading = first?.heading ?? "";
  const body = withUnsubscribeLink((unsubscribeUrl) =>
    mailLayout({
      site: t.site,
      preview: heading,
      heading,
      paragraphs: others.map((it) => it.heading),
      action: { label: "Ansehen", url: `${t.site.publicUrl}${first?.path ?? "/app/dashboard"}` },
      note: `Diese Mails abbestellen: ${unsubscribeUrl}`,
    }),
  );
  return { subject: heading, preview: heading, ...body };
};
