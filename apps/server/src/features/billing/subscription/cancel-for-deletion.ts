import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { endByCancellation } from "./end-by-cancellation.ts";
import { placeOrder } from "../orders/place-order.ts";
import { findLive, findNextPlan } from "./subscription-state.ts";

/**
 * Whoever has the agency deleted wants no further period: the request is the cancellation as well and counts from `requestedAt`
 * on. Nothing happens where nothing runs or cancellation was given. Throws while the provider does not answer.
 */
export async function cancelForDeletion(
  ctx: Context,
  agencyId: string,
  requestedAt: Date,
): Promise<void> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  if (!findLive(row)) return;
  const system: Context = { ...ctx, actor: { kind: "system" } };
  await placeOrder<"nothing">(system, agencyId, (_t, now) => {
    const live = findLive(now);
    if (!live || live.endsAt) return { answer: "nothing" };
    const at = endByCancellation(live, findNextPlan(now), requestedAt).endsAt.toISOString();
    const subscriptionCancelledAt = requestedAt.toISOString();
    return { order: { kind: "end_at", subscriptionId: live.id, at, subscriptionCancelledAt } };
  });
}
