import type { TenderMarks } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { settleMarks } from "./settle-marks.ts";
import * as store from "./label.store.ts";
import { oppositeOf } from "./tender-marks.ts";

/**
 * Restores the marks from before the given mark or withdrawal. It changes nothing when somebody has changed them since, or
 * when it runs a second time.
 */
export function undoMark(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<{ slug: string; marks: TenderMarks }> {
  const { agencyId } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const tender = await store.holdTenderOfLabel(t, id);
    const label = tender && (await store.findLabel(t, id));
    if (!tender || !label) throw new AppError("not_found");
    const isChanged = label.is_withdrawal
      ? await undoWithdrawal(t, tender.id, label)
      : await undoSaying(t, label);
    return { slug: tender.slug, marks: await settleMarks(t, tender.id, { isChanged }) };
  });
}

type Label = NonNullable<Awaited<ReturnType<typeof store.findLabel>>>;

async function undoSaying(t: AgencyTransaction, label: Label): Promise<boolean> {
  if (label.retracted_at) return false;
  await store.retractLabels(t, [label.id]);
  await store.restoreLabels(t, label.replaces);
  return true;
}

async function undoWithdrawal(
  t: AgencyTransaction,
  tenderId: string,
  { kind, replaces, created_at }: Label,
): Promise<boolean> {
  const current = await store.listCurrentMarks(t, tenderId);
  const isTaken = current.some((label) => label.kind === kind || oppositeOf[label.kind] === kind);
  if (isTaken) return false;
  // A label that was restored and retracted again has another moment of retraction.
  return store.restoreLabels(t, replaces, created_at);
}
