import type { BillingPeriod } from "./prices.ts";
import type { PaidTier, Tier } from "./tiers.ts";

/** After a failed payment the plan goes on for so many days, while the owner is reminded. */
export const graceDays = 14;

/** In the payment provider's words. */
export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What a plan is decided by. All instants are in UTC. */
export interface PlanFacts {
  readonly subscription?: {
    readonly tier: PaidTier;
    readonly period: BillingPeriod;
    readonly status: SubscriptionStatus;
    readonly periodEndsAt: Date;
    /** Since when the oldest open invoice could not be collected. */
    readonly unpaidSince?: Date;
    /** The first payment is on its way, as a direct debit is for days. */
    readonly isFirstPaymentProcessing: boolean;
  };
  /** The trial without a card, which ends by itself. */
  readonly freeTrialEndsAt?: Date;
  /** Given by an admin, Enterprise among them. */
  readonly grantedTier?: Tier;
}

export interface Plan {
  readonly tier: Tier | null;
  /** When time alone changes it, without anything else happening. */
  readonly until?: Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The plan an agency has at an instant. What the operator gave counts before what was bought, that before a trial. */
export function planAt(facts: PlanFacts, now: Date): Plan {
  if (facts.grantedTier !== undefined) return { tier: facts.grantedTier };
  const bought = facts.subscription && boughtPlan(facts.subscription, now);
  if (bought && bought.tier !== null) return bought;
  const { freeTrialEndsAt } = facts;
  if (freeTrialEndsAt && freeTrialEndsAt > now) return { tier: "trial", until: freeTrialEndsAt };
  return { tier: null };
}

function boughtPlan(subscription: NonNullable<PlanFacts["subscription"]>, now: Date): Plan {
  const { tier, status, unpaidSince, isFirstPaymentProcessing } = subscription;
  switch (status) {
    case "trialing":
      return { tier: "trial" };
    case "active":
    case "past_due":
    case "unpaid": {
      if (!unpaidSince) return { tier: status === "active" ? tier : null };
      const graceEndsAt = new Date(unpaidSince.getTime() + graceDays * dayMs);
      return graceEndsAt > now ? { tier, until: graceEndsAt } : { tier: null };
    }
    case "incomplete":
      // The provider may keep it so while a direct debit is on its way.
      return { tier: isFirstPaymentProcessing ? tier : null };
    case "incomplete_expired":
    case "paused":
    case "canceled":
      return { tier: null };
  }
}
