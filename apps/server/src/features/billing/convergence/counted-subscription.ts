import type { CustomerState, Subscription } from "../../../ports/payments.ts";

const ranks: Readonly<Record<Subscription["status"], number>> = {
  active: 0,
  trialing: 1,
  past_due: 2,
  unpaid: 3,
  paused: 4,
  incomplete: 5,
  canceled: 6,
  incomplete_expired: 7,
};

/** Charged now or soon; an agency must never have two of them. */
export function isRunning({ status }: Pick<Subscription, "status">): boolean {
  return ranks[status] <= ranks.unpaid;
}

/** The subscription that decides about the plan: running before waiting before ended, and the newest of these. */
export function countedSubscription({
  subscriptions,
}: Pick<CustomerState, "subscriptions">): Subscription | undefined {
  return subscriptions.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      b.createdAt.getTime() - a.createdAt.getTime() ||
      (a.id < b.id ? -1 : 1),
  )[0];
}

// Ended subscriptions differ in age only.
const rankOf = ({ status }: Subscription) => Math.min(ranks[status], ranks.canceled);
