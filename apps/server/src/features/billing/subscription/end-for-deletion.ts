import { invariant } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { placeOrder } from "../orders/place-order.ts";

/**
 * Ends whatever the provider would go on charging, before the agency is deleted here. Throws where that is not certain:
 * then the agency stays until it is.
 */
export async function endForDeletion(ctx: Context, agencyId: string): Promise<void> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  if (!row?.customer_id) return;
  const system: Context = { ...ctx, actor: { kind: "system" } };
  await convergeAgency(system, agencyId);
  for (let tries = 0; tries < 3; tries++) {
    const { answer } = await placeOrder<"ended">(system, agencyId, (_t, now) => {
      const { subscription_id: subscriptionId, status } = now ?? {};
      const isOver = !status || status === "canceled" || status === "incomplete_expired";
      if (isOver || !subscriptionId) return { answer: "ended" };
      return { order: { kind: "end_now", subscriptionId } };
    });
    if (answer) return;
  }
  invariant(false, "a subscription could not be ended");
}
