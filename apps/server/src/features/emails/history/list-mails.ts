import type { MailSummary } from "@tc/contract";
import type { MailReason, NotificationEvent } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { countMessages, listMessages } from "./history.store.ts";
import type { MessageRow } from "./history.store.ts";

/** The caller's own mails, newest first. */
export async function listMails(
  ctx: Context,
  { limit }: { readonly limit: number },
): Promise<{ total: number; mails: MailSummary[] }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const rows = await listMessages(t, requireUserId(t), limit);
    return { total: await countMessages(t, requireUserId(t)), mails: rows.map(toSummary) };
  });
}

export function toSummary(row: MessageRow): MailSummary {
  return {
    id: row.id,
    address: row.address,
    // Written by `insertMail` and `settleMail` alone.
    events: row.events as NotificationEvent[],
    subject: row.subject,
    // To its reader a mail that is being sent is one that waits.
    state: row.state === "sending" ? "queued" : row.state,
    ...(row.reason !== null && { reason: row.reason as MailReason }),
    at: (row.settled_at ?? row.queued_at).toISOString(),
    hasText: Boolean(row.has_text),
  };
}
