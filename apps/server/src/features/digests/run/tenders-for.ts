import type { Context } from "../../../platform/context.ts";
import { maxDays } from "../due/due-digest.ts";
import type { DueAgency } from "../due/due-agencies.operator.store.ts";
import { NewTenders } from "../hits/new-tenders.ts";
import { lookFrom } from "./told-clusters.ts";

const dayMs = 86_400_000;

/** New tenders for all these agencies: the same as before unless somebody looks further back. */
export async function tendersFor(
  ctx: Context,
  due: readonly DueAgency[],
  earlier: NewTenders | undefined,
  signal: AbortSignal,
): Promise<NewTenders> {
  const oldestMs = Math.min(...due.map(({ since }) => since.getTime()));
  const earliestMs = ctx.now().getTime() - maxDays * dayMs;
  const from = lookFrom(new Date(Math.max(oldestMs, earliestMs)));
  return earlier && earlier.since <= from ? earlier : NewTenders.read(ctx, from, signal);
}
