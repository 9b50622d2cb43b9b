import type Stripe from "stripe";
import { daySeconds } from "./periods.ts";
import { itemOf } from "./subscription-items.ts";
import type { World } from "../objects/world.ts";

const trialWarningSeconds = 3 * daySeconds;

/** What falls due in the running period. Plans of earlier periods find that they no longer hold. */
export function planPeriod(world: World, subscription: Stripe.Subscription): void {
  const { id, trial_end: trialEnd, status } = subscription;
  const { current_period_end: end } = itemOf(subscription);
  if (status === "trialing" && trialEnd !== null) {
    world.plan(Math.max(world.now(), trialEnd - trialWarningSeconds), "warn-trial-end", id);
  }
  const announcedAt = end - world.settings.upcomingDays * daySeconds;
  if (announcedAt > world.now()) world.plan(announcedAt, "announce-invoice", id);
  world.plan(end, "renew", id);
}
