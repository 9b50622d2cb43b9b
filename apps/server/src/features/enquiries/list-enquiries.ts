import type { listEnquiries as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import { listEnquiryRows } from "./admin-enquiries.operator.store.ts";
import { inboxKindOf } from "./enquiries.operator.store.ts";

const pageSize = 50;
type Answer = z.input<typeof endpoint.response>;

/** A page of what visitors wrote: open ones with preferred support first, then the newest. */
export function listEnquiries(
  ctx: Context,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<Answer> {
  return asAdmin(ctx, "listEnquiries", async (t) => {
    const rows = await listEnquiryRows(t, { cursor, limit: pageSize + 1 });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    return {
      enquiries: page.map(toEnquiry),
      ...(rows.length > pageSize && last && { nextCursor: last.id }),
    };
  });
}

type Row = Awaited<ReturnType<typeof listEnquiryRows>>[number];

const toEnquiry = (row: Row): Answer["enquiries"][number] => ({
  id: row.id,
  kind: inboxKindOf(row),
  at: row.at.toISOString(),
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  ...(row.agency_name !== null && { agency: { name: row.agency_name, tier: row.agency_tier } }),
  ...(row.phone !== null && { phone: row.phone }),
  ...(row.company !== null && { company: row.company }),
  ...(row.company_size !== null && { companySize: row.company_size }),
  ...(row.subject !== null && row.onboarding_request_id === null && { subject: row.subject }),
  ...(row.message !== null && { message: row.message }),
  ...(row.handled_at && { handledAt: row.handled_at.toISOString() }),
  isSuspected: row.is_suspected,
  isApplication: row.is_application,
  ...(row.closed_at && { closedAt: row.closed_at.toISOString() }),
});
