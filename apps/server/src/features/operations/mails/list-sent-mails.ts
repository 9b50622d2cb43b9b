import type { listSentMails as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { countMails, listMailRows, sentMailStates } from "./sent-mail.operator.store.ts";
import type { SentMailState } from "./sent-mail.operator.store.ts";

const pageSize = 50;
const countedMs = 7 * 86_400_000;

interface Filter {
  readonly state?: SentMailState | undefined;
  readonly cursor?: string | undefined;
}

/** How the outbox stands, and a page of its mails without what they say. */
export function listSentMails(
  ctx: Context,
  filter: Filter,
): Promise<z.input<typeof endpoint.response>> {
  return asAdmin(ctx, "listSentMails", async (t) => {
    const rows = await listMailRows(t, { ...filter, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const counts = await countMails(t, new Date(ctx.now().getTime() - countedMs));
    const waiting = counts.find(({ state }) => state === "queued");
    return {
      counts: sentMailStates.map((state) => ({
        state,
        count: counts.find((row) => row.state === state)?.count ?? 0,
      })),
      ...(waiting && { waitingSince: waiting.oldest.toISOString() }),
      mails: page.map((row) => ({
        id: row.id,
        agencyName: row.agency_name,
        address: row.address,
        state: row.state,
        ...(row.reason !== null && { reason: row.reason }),
        queuedAt: row.queued_at.toISOString(),
        ...(row.settled_at && { settledAt: row.settled_at.toISOString() }),
        unanswered: row.unanswered,
      })),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
