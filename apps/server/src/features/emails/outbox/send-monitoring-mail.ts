import { setTimeout } from "node:timers/promises";
import { invariant, isPaused } from "@tc/domain";
import type { MailReason, NotificationEvent } from "@tc/domain";
import { MailRefused, MailUnanswered } from "../../../ports/mailer.ts";
import type { Mail } from "../../../ports/mailer.ts";
import type { Context } from "../../../platform/context.ts";
import { automaticHeaders } from "../../../platform/mail/send-mail.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { isStopped, stopAddress } from "../addresses/email-stop.store.ts";
import { getEmailSettings } from "../settings/email-setting.store.ts";
import { hasStoppedTopic } from "../unsubscribing/topic-stop.store.ts";
import { unsubscribeToken } from "../unsubscribing/unsubscribe-token.ts";
import * as store from "./mail-message.store.ts";
import { refusalReason } from "./refusal-reason.ts";
import { unsubscribePlaceholder } from "./unsubscribe-link.ts";

/** Another try may still be under way so long; only a process that hung for a minute can bring that about. */
const claimMs = 60_000;

/**
 * Sends one mail of the outbox. It is marked before the mail server is spoken to and again after its answer: where a process
 * dies between the two, or the answer is lost, nobody knows whether the mail went out. It is sent again under the same
 * Message-ID and counted (`unanswered`); in no other case does a mail go out twice.
 */
export async function sendMonitoringMail(
  ctx: Context,
  { agencyId, mailId }: { agencyId: string; mailId: string },
): Promise<void> {
  const claimedAt = ctx.now();
  const mail = await inAgency(ctx, agencyId, (t) => claim(t, ctx, { mailId, claimedAt }));
  if (!mail) return;
  const work = { mailId, claimedAt };
  try {
    await ctx.ports.mailer.send(mail);
  } catch (error) {
    if (error instanceof MailRefused) {
      await keepTrying(() =>
        inAgency(ctx, agencyId, async (t) => {
          const reason = error.isAboutAddress ? refusalReason(error.status) : undefined;
          if (reason) await stopAddress(t, mail.to, reason);
          const settled = reason ?? "message-refused";
          await store.settleMail(t, mailId, { state: "refused", reason: settled });
        }),
      );
      ctx.log.warn({ mailId, status: error.status }, "monitoring mail refused");
      return;
    }
    const isUnanswered = error instanceof MailUnanswered;
    if (isUnanswered) ctx.log.warn({ mailId }, "monitoring mail unanswered: it may go out twice");
    await inAgency(ctx, agencyId, (t) =>
      isUnanswered ? store.releaseUnanswered(t, work) : store.releaseMail(t, work),
    );
    throw error;
  }
  await keepTrying(() =>
    inAgency(ctx, agencyId, (t) => store.settleMail(t, mailId, { state: "accepted" })),
  );
}

/** Marks the mail as being sent, unless it must not be sent any more, or waits while digests are switched off. */
async function claim(
  t: AgencyTransaction,
  { ports }: Pick<Context, "ports">,
  { mailId, claimedAt }: store.Claim,
): Promise<Mail | undefined> {
  const row = await store.lockMail(t, mailId);
  if (!row || (row.state !== "queued" && row.state !== "sending")) return undefined;
  if (row.is_digest && (await isOff(t, "digests"))) return undefined;
  const isUnanswered = row.state === "sending";
  if (isUnanswered && row.claimed_at && claimedAt.getTime() - row.claimed_at.getTime() < claimMs) {
    throw new Error("another try of this mail may be under way");
  }
  const reason = await reasonAgainst(t, row);
  if (reason) {
    await store.settleMail(t, mailId, { state: "stopped", reason });
    return undefined;
  }
  invariant(row.html !== null && row.text !== null, "a mail that waits has its texts");
  if (isUnanswered) t.log.warn({ mailId }, "monitoring mail unanswered: it may go out twice");
  await store.claimMail(t, { mailId, claimedAt }, isUnanswered);
  const token = unsubscribeToken(ports.keyRing, mailId);
  const page = `${t.site.publicUrl}/abmelden?token=${token}`;
  return {
    to: row.address,
    subject: row.subject,
    html: row.html.replaceAll(unsubscribePlaceholder, page),
    text: row.text.replaceAll(unsubscribePlaceholder, page),
    ...(row.attachment !== null &&
      row.attachment_name !== null && {
        attachments: [{ name: row.attachment_name, bytes: row.attachment }],
      }),
    messageId: `<${mailId}@${new URL(t.site.publicUrl).hostname}>`,
    headers: {
      ...automaticHeaders,
      "List-Unsubscribe": `<${t.site.publicUrl}/api/one-click/${token}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

type LockedMail = NonNullable<Awaited<ReturnType<typeof store.lockMail>>>;

/** What has happened since the mail was queued and forbids it. */
async function reasonAgainst(
  t: AgencyTransaction,
  { user_id: userId, address, events, topic }: LockedMail,
): Promise<MailReason | undefined> {
  const recipient = await getEmailSettings(t, userId);
  if (!recipient) return "left";
  const { addresses, hasPlan, settings } = recipient;
  if (!hasPlan) return "no-plan";
  if (isPaused(settings, berlinDay(t.now()))) return "paused";
  if (!addresses.includes(address)) {
    return (await isStopped(t, address)) ? "address-stopped" : "left";
  }
  if (topic !== null && (await hasStoppedTopic(t, userId, topic))) return "unsubscribed";
  // Written by `insertMail` alone.
  const told = events as readonly NotificationEvent[];
  const isWanted = told.length === 0 || told.some((it) => settings.frequencies[it] !== "off");
  return isWanted ? undefined : "unsubscribed";
}

/** The server's answer is known here alone: a database that is away for seconds must not lose it. */
async function keepTrying(write: () => Promise<void>): Promise<void> {
  for (const pauseMs of [100, 500, 1_000, 2_000, 4_000, 8_000]) {
    try {
      await write();
      return;
    } catch {
      await setTimeout(pauseMs);
    }
  }
  await write();
}
