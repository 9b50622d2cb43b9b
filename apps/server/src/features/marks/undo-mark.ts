import type { TenderMarks } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { settleMarks } from "./settle-marks.ts";
import * as store from "./label.store.ts";
import { oppositeOf } from "./tender-marks.ts";

/**
 * Leads back to where one was before marking or taking back. What was done since stands: then, and the second time, it
 * changes nothing.
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
  // One that was brought back and taken back again since ended at another moment.
  return store.restoreLabels(t, replaces, created_at);
}
