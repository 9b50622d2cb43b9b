import type { listAuditLog as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { addDays } from "../../../platform/memory/berlin-day.ts";
import { instantOf } from "../../../platform/memory/instant-of.ts";
import { auditKinds } from "../../../platform/tenancy/audit.ts";
import { asAdmin } from "../../admin/index.ts";
import { findAgencyName, listAuditRows } from "./audit-log.operator.store.ts";

const pageSize = 50;
type Query = z.output<NonNullable<(typeof endpoint)["query"]>>;
type Details = Record<string, string | number | boolean>;

/** A page of the log of all agencies. That it was looked at is in it as well. */
export function listAuditLog(
  ctx: Context,
  { until, ...filter }: Query,
): Promise<z.input<typeof endpoint.response>> {
  const end = until === undefined ? undefined : instantOf(addDays(until, 1), "00:00");
  return asAdmin(ctx, "listAuditLog", async (t) => {
    const rows = await listAuditRows(t, {
      ...filter,
      ...(end !== undefined && { before: new Date(end) }),
      limit: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const agencyName =
      filter.agency === undefined ? undefined : await findAgencyName(t, filter.agency);
    return {
      kinds: [...auditKinds],
      ...(agencyName !== undefined && { agencyName }),
      events: page.map((row) => ({
        id: row.id,
        at: row.at.toISOString(),
        kind: row.kind,
        ...(row.agency_id !== null &&
          row.agency_name !== null && { agency: { id: row.agency_id, name: row.agency_name } }),
        ...(row.user_name !== null &&
          row.user_email !== null && { user: { name: row.user_name, email: row.user_email } }),
        ...(row.ip !== null && { ip: row.ip }),
        // `audit` alone writes them.
        details: row.details as Details,
      })),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}
