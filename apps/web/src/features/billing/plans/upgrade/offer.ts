import type { BillingPeriod, PaidTier } from "@tc/domain";
import type { OrderableTier } from "../../../../platform/payment/payment-paths";
import type { Billing } from "../../../shell";

export type Subscription = NonNullable<Billing["subscription"]>;

/** The subscription that holds; one that ended or was never paid for counts for nothing here. */
export function runningSubscription(billing: Billing): Subscription | undefined {
  const { subscription } = billing;
  switch (subscription?.status) {
    case "trialing":
    case "active":
    case "past_due":
    case "unpaid":
      return subscription;
    case "incomplete":
      // A direct debit is on its way for days.
      return subscription.isFirstPaymentProcessing ? subscription : undefined;
    default:
      return undefined;
  }
}

/** Why nothing can be ordered or changed right now. */
export type Hindrance =
  | "member"
  | "granted"
  | "no_provider"
  | "processing"
  | "unpaid"
  | "cancelled";

export function hindrance(billing: Billing): Hindrance | undefined {
  if (billing.source === "granted") return "granted";
  if (!billing.can.manage) return "member";
  if (!billing.isPurchasePossible) return "no_provider";
  const subscription = runningSubscription(billing);
  if (subscription?.isFirstPaymentProcessing) return "processing";
  if (subscription?.unpaid) return "unpaid";
  if (subscription?.endsAt !== undefined) return "cancelled";
  return undefined;
}

/** What can be done about a plan on the list of plans. */
export type Offer =
  | { readonly kind: "current" }
  | { readonly kind: "scheduled"; readonly from: string }
  | { readonly kind: "checkout"; readonly tier: OrderableTier; readonly hasTrial: boolean }
  | { readonly kind: "change" }
  | { readonly kind: "request" }
  | { readonly kind: "none" };

export function offerOf(billing: Billing, tier: PaidTier, period: BillingPeriod): Offer {
  const subscription = runningSubscription(billing);
  const { next } = subscription ?? {};
  if (next?.tier === tier && next.period === period) return { kind: "scheduled", from: next.from };
  if (subscription?.tier === tier && subscription.period === period) return { kind: "current" };
  if (tier === "enterprise") {
    return billing.tier === "enterprise" ? { kind: "none" } : { kind: "request" };
  }
  if (hindrance(billing) !== undefined) return { kind: "none" };
  if (subscription) return { kind: "change" };
  return { kind: "checkout", tier, hasTrial: tier === "premium" && billing.trial.isEligible };
}
