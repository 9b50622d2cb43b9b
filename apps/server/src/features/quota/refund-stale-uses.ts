import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { refundReservedBefore } from "./quota.operator.store.ts";

const patienceMs = 24 * 60 * 60 * 1000;

/** What was reserved a day ago and neither done nor failed was lost with its process: the agency gets it back. */
export async function refundStaleUses(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - patienceMs);
  const refunded = await asOperator(ctx, (t) => refundReservedBefore(t, before));
  if (refunded > 0) ctx.log.warn({ refunded }, "gave back quota that was reserved and never used");
}
