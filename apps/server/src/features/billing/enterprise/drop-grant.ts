import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { changeSubscription, findSubscription } from "../convergence/subscription.store.ts";
import { findLatestPlanOrder } from "../orders/command.store.ts";
import { settlePlan } from "../plan/settle-plan.ts";
import { findLive } from "../subscription/subscription-state.ts";
import type { LiveSubscription, SubscriptionRow } from "../subscription/subscription-state.ts";

/** A plan that was set by hand would hide whether the invoice is paid. The caller holds the agency's lock. */
export async function dropGrant(t: AgencyTransaction): Promise<void> {
  const { id } = t.agency;
  if (!(await findSubscription(t, id))?.granted_tier) return;
  await changeSubscription(t, id, { granted_tier: null });
  await settlePlan(t, id);
}

/**
 * Drops the plan that an admin set by hand, once the provider says that the plan an operator sold has begun. A plan that an
 * admin sets later stays.
 */
export async function dropGrantOnceSold(
  t: AgencyTransaction,
  before: SubscriptionRow,
): Promise<void> {
  if (!before.granted_tier) return;
  const live = findLive(await findSubscription(t, t.agency.id));
  if (!live || isSameSale(findLive(before), live)) return;
  const order = await findLatestPlanOrder(t);
  if (!order?.terms) return;
  const { plan, terms } = order;
  const isSold =
    plan.tier === live.tier && plan.period === live.period && terms.netCents === live.netCents;
  if (isSold) await dropGrant(t);
}

function isSameSale(before: LiveSubscription | undefined, live: LiveSubscription): boolean {
  return (
    before?.id === live.id &&
    before.tier === live.tier &&
    before.period === live.period &&
    before.netCents === live.netCents
  );
}
