import type { BidFactorWeights, TenderCheck } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requireTender } from "../../assessment/index.ts";
import type { Judges } from "../../assessment/index.ts";
import { getTenderCheck } from "../get-tender-check.ts";
import { writeWeights } from "./bid.store.ts";

/** Keeps how much each factor counts for this agency and tender; the proposal is made anew with it. */
export async function weighFactors(
  ctx: Context,
  judges: Judges,
  { slug, weights }: { slug: string; weights: BidFactorWeights },
): Promise<TenderCheck> {
  const { agencyId } = requireMembership(ctx);
  const { id } = await requireTender(ctx, slug);
  const changed = Object.entries(weights).filter(([, weight]) => weight !== "counted");
  await inAgency(ctx, agencyId, (t) => writeWeights(t, id, Object.fromEntries(changed)));
  return getTenderCheck(ctx, judges, { slug });
}
