import type { NotificationEvent } from "@tc/domain";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { oneLine } from "../../../platform/mail/mail-text.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { sendMonitoringMail } from "../job-definitions.ts";
import { getEmailSettings } from "../settings/email-setting.store.ts";
import type { EmailRecipient } from "../settings/email-setting.store.ts";
import { countMailsOf, insertMail, lockMails } from "./mail-message.store.ts";

export interface NewMail {
  /** An active member of the transaction's agency */
  readonly userId: string;
  /** What it tells of; unsubscribing by one click switches these off. */
  readonly events: readonly NotificationEvent[];
  /** Names what is told, e.g. "digest 2026-11-26": the same key is mailed once. */
  readonly key: string;
  readonly subject: string;
  readonly preview: string;
  /** Complete, both by `withUnsubscribeLink` */
  readonly html: string;
  readonly text: string;
  /** What it is about where that is none of the events: unsubscribing then stops this alone. */
  readonly topic?: { readonly key: string; readonly name: string };
  /** Kept until the mail is sent */
  readonly attachment?: { readonly name: string; readonly bytes: Buffer };
}

/**
 * Queues a mail to each address of the member, with the job that sends it. Returns whether any was new. Nothing is queued
 * to a member who left; pause, plan and stops are checked again when it is sent.
 */
export async function queueMail(
  t: AgencyTransaction,
  mail: NewMail,
  /** Where this transaction has read it already */
  member?: EmailRecipient,
): Promise<boolean> {
  const recipient = member ?? (await getEmailSettings(t, mail.userId));
  if (!recipient) return false;
  let isNew = false;
  for (const address of recipient.addresses) {
    const mailId = await insertMail(t, {
      ...mail,
      subject: oneLine(mail.subject),
      preview: oneLine(mail.preview),
      address,
      state: "queued",
    });
    if (mailId === undefined) continue;
    isNew = true;
    await t.enqueue(sendMonitoringMail, { agencyId: t.agency.id, mailId });
  }
  return isNew;
}

/** For the history: on this day there was nothing new. A mail of the same key, before or after, takes its place. */
export async function noteQuietDay(
  t: AgencyTransaction,
  { userId, events, key }: Pick<NewMail, "userId" | "events" | "key">,
  member?: EmailRecipient,
): Promise<void> {
  const recipient = member ?? (await getEmailSettings(t, userId));
  if (!recipient) return;
  const texts = { subject: "", preview: "", html: null, text: null };
  const address = recipient.email;
  await insertMail(t, { userId, events, key, address, state: "none", ...texts });
}

/**
 * Whether the member's day has room for another mail; what has none waits for the next digest. Holds the member's mails
 * until the transaction ends, so that two mails at once do not both take the last place.
 */
export async function hasMailRoom(
  t: AgencyTransaction,
  { userId, settings }: Pick<EmailRecipient, "userId" | "settings">,
): Promise<boolean> {
  await lockMails(t, userId);
  const count = await countMailsOf(t, userId, berlinDay(t.now()));
  return count < settings.mailsPerDay;
}
