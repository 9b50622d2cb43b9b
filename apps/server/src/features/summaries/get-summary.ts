import { briefOf } from "@tc/assessment";
import type { Summary } from "@tc/contract";
import { AppError, canUse } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { findAssessedTender, statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import { readDocumentsOf } from "../documents/index.ts";
import { listReports } from "./summaries.store.ts";
import { writeSummary } from "./write/write-summary.ts";

/**
 * The summary of a tender from its notice and the agency's own documents; nothing without a plan and above its volume
 * cap.
 */
export async function getSummary(ctx: Context, { slug }: { slug: string }): Promise<Summary> {
  const { agencyId, tier } = requireMembership(ctx);
  const tender = await findAssessedTender(ctx.db, slug);
  if (!tender) throw new AppError("not_found");
  const amount = statedAmountOf(tender);
  const isOpen = canUse(tier, "summaries") && !volumeLockOf(tier, amount);
  if (!isOpen) return locked;
  return inAgency(ctx, agencyId, async (t) => ({
    ...writeSummary({
      tender: tender.record,
      brief: briefOf(tender.record),
      hasValue: amount !== undefined,
      ...(await readDocumentsOf(t, tender.id)),
    }),
    reported: await listReports(t, tender.id),
    isLocked: false,
  }));
}

const locked: Summary = {
  engine: "rules",
  documents: 0,
  pages: 0,
  sections: [],
  missing: [],
  reported: [],
  isLocked: true,
};
