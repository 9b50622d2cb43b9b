import type { BillingPeriod, PaidTier, SubscriptionStatus } from "@tc/domain";
import { AppError, pricePerPeriodCents } from "@tc/domain";
import type { findSubscription } from "../convergence/subscription.store.ts";

export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof findSubscription>>>;

/** A subscription that is paid, in its trial or late, as our row says. */
export interface LiveSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly tier: PaidTier;
  readonly period: BillingPeriod;
  /** For a whole period, net, as it was agreed */
  readonly netCents: number;
  readonly status: SubscriptionStatus;
  readonly anchor: Date;
  readonly periodStartsAt: Date;
  readonly periodEndsAt: Date;
  readonly endsAt: Date | undefined;
}

/** A change that waits for the end of the period. */
export interface NextPlan {
  readonly tier: PaidTier;
  readonly period: BillingPeriod;
  readonly netCents: number;
  readonly from: Date;
}

export function findNextPlan(row: SubscriptionRow | undefined): NextPlan | undefined {
  const { next_tier: tier, next_period: period, next_from: from } = row ?? {};
  if (!tier || !period || !from) return undefined;
  const netCents = row?.next_net_cents ?? pricePerPeriodCents(tier, period);
  return { tier, period, netCents, from };
}

const over: readonly SubscriptionStatus[] = ["canceled", "incomplete_expired"];

/** The checkout was begun and waits for its payment; may be dropped for another one. */
export function isWaiting(row: SubscriptionRow | undefined): boolean {
  if (row?.status === "trialing") return row.payment_method === null;
  return row?.status === "incomplete" && !row.is_first_payment_processing;
}

export function findLive(row: SubscriptionRow | undefined): LiveSubscription | undefined {
  if (!row?.status || over.includes(row.status) || isWaiting(row)) return undefined;
  const { customer_id: customerId, subscription_id: id, tier, period, status, anchor } = row;
  const { period_starts_at: periodStartsAt, period_ends_at: periodEndsAt } = row;
  if (!customerId || !id || !tier || !period || !anchor || !periodStartsAt || !periodEndsAt) {
    return undefined;
  }
  const endsAt = row.ends_at ?? undefined;
  const netCents = row.net_cents ?? pricePerPeriodCents(tier, period);
  const times = { anchor, periodStartsAt, periodEndsAt, endsAt };
  return { id, customerId, tier, period, netCents, status, ...times };
}

/** Throws no_subscription. */
export function requireLive(row: SubscriptionRow | undefined): LiveSubscription {
  const live = findLive(row);
  if (!live) throw new AppError("no_subscription");
  return live;
}
