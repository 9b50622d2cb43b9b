import { AppError, reportLimits } from "@tc/domain";
import type { z } from "zod";
import type { Report, report } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { findBuyerName } from "../business-intelligence/index.ts";
import * as store from "./reports.store.ts";
import { readReport } from "./to-report.ts";

type Answer = z.input<typeof report>;

/** Throws limit_reached, and bad_request for a recipient who is no active member or a buyer that does not exist. */
export function makeReport(ctx: Context, content: store.ReportContent): Promise<Answer> {
  const userId = requireUserId(ctx);
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    if ((await store.countReports(t)) >= reportLimits.perAgency) {
      throw new AppError("limit_reached", { limit: reportLimits.perAgency });
    }
    await requireBuyer(t, content.filters.buyer);
    const members = await requireMembers(t, content.recipients);
    const byName = members.find((member) => member.user_id === userId)?.name ?? "";
    const id = await store.insertReport(t, content, byName);
    return readReport(t, id);
  });
}

/** A schedule that stays the same goes on; another one begins now. Throws not_found and bad_request. */
export function changeReport(
  ctx: Context,
  { id, ...content }: store.ReportContent & Pick<Report, "id">,
): Promise<Answer> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    const row = await store.lockReport(t, id);
    if (!row || row.deleted_at !== null) throw new AppError("not_found");
    await requireBuyer(t, content.filters.buyer);
    // Who left meanwhile may still be among the recipients of a form that was open before.
    await requireMembers(
      t,
      content.recipients.filter((userId) => !row.recipients.includes(userId)),
    );
    const isSame = isSameSchedule(row.schedule, content.schedule ?? null);
    const from = content.schedule === undefined ? null : isSame ? row.schedule_from : t.now();
    await store.updateReport(t, id, content, from);
    return readReport(t, id);
  });
}

async function requireBuyer(t: AgencyTransaction, buyerId: string | undefined): Promise<void> {
  if (buyerId !== undefined && (await findBuyerName(t.db, buyerId)) === undefined) {
    throw new AppError("bad_request");
  }
}

/** The members; throws bad_request where an id is none of them. */
async function requireMembers(t: AgencyTransaction, recipients: readonly string[]) {
  const members = await store.listActiveMembers(t);
  const ids = new Set(members.map((member) => member.user_id));
  if (recipients.some((id) => !ids.has(id))) throw new AppError("bad_request");
  return members;
}

function isSameSchedule(a: store.ReportRow["schedule"], b: store.ReportRow["schedule"]): boolean {
  if (a === null || b === null) return a === b;
  if (a.time !== b.time) return false;
  if (a.every === "week") return b.every === "week" && a.weekday === b.weekday;
  return b.every === "month" && a.day === b.day;
}
