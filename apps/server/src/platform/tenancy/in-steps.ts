import type { Context, Transaction } from "../context.ts";
import { asOperator } from "./tenancy.ts";

const rowsPerStep = 5_000;

/** Does `step`, which returns how many rows it changed, until fewer than `limit` are left; each in a transaction of its own. */
export async function inSteps(
  ctx: Context,
  step: (t: Transaction, limit: number) => Promise<number>,
  { signal, limit = rowsPerStep }: { readonly signal?: AbortSignal; readonly limit?: number } = {},
): Promise<void> {
  let count = limit;
  while (count >= limit && !signal?.aborted) count = await asOperator(ctx, (t) => step(t, limit));
}
