import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { attachTraces } from "../../platform/tenancy/user-traces.operator.store.ts";

/** Runs as a job, because the promoting transaction may neither see nor change rows without an agency. */
export async function attachEarlyTraces(
  ctx: Context,
  { userId }: { userId: string },
): Promise<void> {
  await asOperator(ctx, (t) => attachTraces(t, userId));
}
