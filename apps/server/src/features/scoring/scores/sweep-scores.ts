import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./score.operator.store.ts";

const tendersPerStep = 50;

/** Removes scores of tenders whose deadline has passed; what an agency has said something about keeps its score. */
export async function sweepScores(ctx: Context): Promise<void> {
  const over = await asOperator(ctx, store.listOverTenders);
  for (let from = 0; from < over.length; from += tendersPerStep) {
    const some = over.slice(from, from + tendersPerStep);
    await asOperator(ctx, (t) => store.removeScores(t, some));
  }
}
