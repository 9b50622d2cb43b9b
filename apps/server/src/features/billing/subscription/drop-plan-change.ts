import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { requirePayments } from "../orders/carry-out.ts";
import { placeOrder } from "../orders/place-order.ts";
import { requireLive } from "./subscription-state.ts";

/** Takes back a change that waits; an agency that has cancelled takes that back first. Done twice, it is done. */
export async function dropPlanChange(ctx: Context): Promise<{ done: true }> {
  const { agencyId } = requireMembership(ctx);
  requirePayments(ctx);
  await placeOrder<"nothing waits">(ctx, agencyId, (_t, row) => {
    const { id: subscriptionId, endsAt } = requireLive(row);
    // Its end was counted in the periods of the change.
    if (endsAt) throw new AppError("bad_request");
    if (!row?.next_tier) return { answer: "nothing waits" };
    return { order: { kind: "drop_change", subscriptionId } };
  });
  return { done: true };
}
