import { AppError } from "@tc/domain";
import type { listStoppedAddresses as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { countStops, listStopRows } from "./sent-mail.operator.store.ts";

const pageSize = 50;

/** A page of addresses that get no mails any more. Their members lift a stop themselves, on "E-Mails". */
export async function listStoppedAddresses(
  ctx: Context,
  { cursor = "0" }: { readonly cursor?: string | undefined },
): Promise<z.input<typeof endpoint.response>> {
  if (!/^\d{1,9}$/.test(cursor)) throw new AppError("bad_request");
  const offset = Number(cursor);
  return asAdmin(ctx, "listStoppedAddresses", async (t) => {
    const rows = await listStopRows(t, { offset, limit: pageSize + 1 });
    return {
      total: await countStops(t),
      addresses: rows.slice(0, pageSize).map((row) => ({
        address: row.address,
        agencyName: row.agency_name,
        reason: row.reason,
        stoppedAt: row.stopped_at.toISOString(),
      })),
      ...(rows.length > pageSize && { nextCursor: String(offset + pageSize) }),
    };
  });
}
