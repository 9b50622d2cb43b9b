import type { MarkKind, TenderMarks } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { settleMarks } from "./settle-marks.ts";
import * as store from "./label.store.ts";

/** Takes a mark back. Without such a mark nothing changes, and there is nothing to undo. */
export function unmarkTender(
  ctx: Context,
  { slug, kind }: { readonly slug: string; readonly kind: MarkKind },
): Promise<{ marks: TenderMarks; undo?: string }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tender = await store.holdTender(t, slug);
    if (!tender) throw new AppError("not_found");
    const current = await store.listCurrentMarks(t, tender.id);
    const replaces = current.filter((label) => label.kind === kind).map(({ id }) => id);
    if (replaces.length === 0) {
      return { marks: await settleMarks(t, tender.id, { isChanged: false }) };
    }
    // Undoing the withdrawal finds what it retracted by this moment.
    const at = t.now();
    await store.retractLabels(t, replaces, at);
    const withdrawal = { kind, replaces, isWithdrawal: true, at };
    const undo = await store.insertLabel(t, tender.id, withdrawal);
    return { marks: await settleMarks(t, tender.id, { isChanged: true }), undo };
  });
}
