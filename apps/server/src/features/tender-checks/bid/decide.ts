import type { DecisionReason, TenderCheck } from "@tc/contract";
import type { VerdictDecision } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { memberName } from "../../../platform/tenancy/member-name.store.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { requireTender } from "../../assessment/index.ts";
import type { Judges } from "../../assessment/index.ts";
import { getTenderCheck } from "../get-tender-check.ts";
import { deleteDecision, writeDecision } from "./bid.store.ts";

interface Decision {
  readonly slug: string;
  readonly decision: VerdictDecision;
  readonly reasons: readonly DecisionReason[];
  readonly note?: string | undefined;
}

/** Keeps what the agency decided, with the name of the member who chose the word; a later word replaces it. */
export async function saveBidDecision(
  ctx: Context,
  judges: Judges,
  { slug, decision, reasons, note }: Decision,
): Promise<TenderCheck> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const { id } = await requireTender(ctx, slug);
  await inAgency(ctx, agencyId, async (t) => {
    const byName = await memberName(t, userId);
    await writeDecision(t, id, {
      decision,
      reasons: [...new Set(reasons)],
      note: note ?? null,
      byName,
    });
  });
  return getTenderCheck(ctx, judges, { slug });
}

export async function deleteBidDecision(
  ctx: Context,
  judges: Judges,
  { slug }: { slug: string },
): Promise<TenderCheck> {
  const { agencyId } = requireMembership(ctx);
  const { id } = await requireTender(ctx, slug);
  await inAgency(ctx, agencyId, (t) => deleteDecision(t, id));
  return getTenderCheck(ctx, judges, { slug });
}
