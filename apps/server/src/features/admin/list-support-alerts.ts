import type { listSupportAlerts as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import * as store from "./admin.operator.store.ts";
import { asAdmin } from "./as-admin.ts";

const pageSize = 50;

/** A page of what users' browsers reported: open ones with preferred support first, then the newest. */
export function listSupportAlerts(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<z.input<typeof endpoint.response>> {
  return asAdmin(ctx, "listSupportAlerts", async (t) => {
    const rows = await store.listAlertRows(t, { cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      alerts: page.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        ...(row.agency_id !== null && { agencyId: row.agency_id }),
        ...(row.agency_name !== null && { agencyName: row.agency_name }),
        ...(row.tier !== null && { tier: row.tier }),
        userId: row.user_id,
        payload: row.payload,
        ...(row.handled_at && { handledAt: row.handled_at.toISOString() }),
      })),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
