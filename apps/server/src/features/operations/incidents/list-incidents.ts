import type { listIncidents as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { findCheckedAt, listIncidentRows } from "./incident.operator.store.ts";

const pageSize = 20;

/** A page of incidents, open ones first. */
export function listIncidents(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<z.input<typeof endpoint.response>> {
  return asAdmin(ctx, "listIncidents", async (t) => {
    const rows = await listIncidentRows(t, { cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const checkedAt = await findCheckedAt(t);
    return {
      incidents: page.map((row) => ({
        id: row.id,
        kind: row.kind,
        text: row.text,
        openedAt: row.opened_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
        ...(row.ended_at && { endedAt: row.ended_at.toISOString() }),
        ...(row.mailed_at && { mailedAt: row.mailed_at.toISOString() }),
        ...(row.taken_at && { takenAt: row.taken_at.toISOString() }),
        ...(row.taken_by_name !== null && { takenBy: row.taken_by_name }),
      })),
      ...(checkedAt && { checkedAt: checkedAt.toISOString() }),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
