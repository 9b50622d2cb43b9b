import type { CalculationInput, TenderCheck } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requireTender } from "../../assessment/index.ts";
import type { Judges } from "../../assessment/index.ts";
import { getTenderCheck } from "../get-tender-check.ts";
import { writeEntered } from "./bid.store.ts";

/** Keeps the agency's own figures for this tender; nothing entered brings our assumptions back. */
export async function saveCalculation(
  ctx: Context,
  judges: Judges,
  { slug, entered }: { slug: string; entered: CalculationInput },
): Promise<TenderCheck> {
  const { agencyId } = requireMembership(ctx);
  const { id } = await requireTender(ctx, slug);
  await inAgency(ctx, agencyId, (t) => writeEntered(t, id, entered));
  return getTenderCheck(ctx, judges, { slug });
}
