import { AppError } from "@tc/domain";
import type { PricedPlan } from "../../../ports/payments.ts";
import { requireLive } from "./subscription-state.ts";
import type { LiveSubscription, SubscriptionRow } from "./subscription-state.ts";
import { whenChangeTakesEffect } from "./when-change-takes-effect.ts";

/**
 * The subscription that may be changed to this plan. Enterprise is not ordered here, and an agency that has cancelled takes it
 * back first. Throws no_subscription, bad_request, or payment_refused where an invoice waits to be paid before more is bought.
 */
export function requireChangeable(
  row: SubscriptionRow | undefined,
  plan: PricedPlan,
): LiveSubscription {
  const live = requireLive(row);
  if (plan.tier === "enterprise" || live.endsAt) throw new AppError("bad_request");
  if (live.status === "incomplete" || live.status === "paused") {
    throw new AppError("no_subscription");
  }
  const isLate = live.status === "past_due" || live.status === "unpaid" || row?.unpaid_since;
  if (isLate && whenChangeTakesEffect(live, plan) === "now") {
    throw new AppError("payment_refused", { code: "invoice_open" });
  }
  return live;
}
