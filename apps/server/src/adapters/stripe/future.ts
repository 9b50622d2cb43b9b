import { addPeriods } from "@tc/domain";
import type Stripe from "stripe";
import type { Payments, PricedPlan, SaleTerms } from "../../ports/payments.ts";
import { refusal } from "./payments-error.ts";
import type { PriceList } from "./price-list.ts";
import { collectionOf, priceFor } from "./sale-terms.ts";
import { endOf, itemOf, nextOf, scheduleOf, subscriptionParts } from "./read-subscription.ts";
import { dateOf, secondsOf } from "./stripe-connection.ts";

interface Parts {
  readonly stripe: Stripe;
  readonly prices: PriceList;
}

/** What becomes of a subscription after the period that runs. */
interface Future {
  readonly next: PricedPlan | undefined;
  /** What was agreed for it; absent: as listed, and paid as before */
  readonly terms?: SaleTerms | undefined;
  readonly endsAt: Date | undefined;
}

const retrieve = ({ stripe }: Parts, id: string) =>
  stripe.subscriptions.retrieve(id, { expand: subscriptionParts });

/** In the words of a phase, whose days stand one level lower. */
function phaseCollectionOf(terms: Pick<SaleTerms, "daysUntilDue">) {
  const { collection_method: method, ...days } = collectionOf(terms);
  return { collection_method: method, ...("days_until_due" in days && { invoice_settings: days }) };
}

async function phasesOf(
  { prices }: Parts,
  subscription: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule,
  { next, terms, endsAt }: Future,
): Promise<Stripe.SubscriptionScheduleUpdateParams.Phase[]> {
  const item = itemOf(subscription);
  if (!item) throw refusal("unknown_plan", "the subscription has no plan");
  const periodEnd = item.current_period_end;
  const end = endsAt && secondsOf(endsAt);
  const isTrial = subscription.status === "trialing" && subscription.trial_end !== null;
  // Said in every phase: one that is silent is paid as on the day its schedule was made.
  const { collection_method: method, days_until_due: days } = subscription;
  const asBefore = phaseCollectionOf({
    daysUntilDue: method === "send_invoice" ? (days ?? undefined) : undefined,
  });
  const running: Stripe.SubscriptionScheduleUpdateParams.Phase = {
    items: [{ price: item.price.id, quantity: 1 }],
    start_date: schedule.current_phase?.start_date ?? item.current_period_start,
    end_date: next ? periodEnd : (end ?? periodEnd),
    proration_behavior: "none",
    ...asBefore,
    ...(isTrial && { trial_end: subscription.trial_end ?? periodEnd }),
  };
  if (!next) return [running];
  const price = await priceFor(prices, next, terms);
  const interval = next.period === "annual" ? "year" : "month";
  const length = end === undefined ? { duration: { interval, interval_count: 1 } as const } : {};
  return [
    running,
    {
      items: [{ price: price.id, quantity: 1 }],
      proration_behavior: "none",
      ...(terms ? phaseCollectionOf(terms) : asBefore),
      ...length,
      ...(end !== undefined && { end_date: end }),
    },
  ];
}

/** A subscription with a schedule is steered by that alone: it refuses an end of its own. */
async function setFuture(
  parts: Parts,
  commandId: string,
  subscription: Stripe.Subscription,
  future: Future,
): Promise<void> {
  const { stripe } = parts;
  const { id } = subscription;
  const currentSchedule = scheduleOf(subscription);
  const isEmpty = future.next === undefined && future.endsAt === undefined;
  if (currentSchedule && isEmpty) await release(parts, currentSchedule.id);
  if (isEmpty || (!currentSchedule && !future.next)) {
    await stripe.subscriptions.update(id, {
      cancel_at: future.endsAt ? secondsOf(future.endsAt) : "",
      proration_behavior: "none",
    });
    return;
  }
  const schedule =
    currentSchedule ??
    (await stripe.subscriptionSchedules.create(
      { from_subscription: id },
      { idempotencyKey: `${commandId}:schedule` },
    ));
  await stripe.subscriptionSchedules.update(schedule.id, {
    phases: await phasesOf(parts, subscription, schedule, future),
    end_behavior: future.endsAt ? "cancel" : "release",
  });
}

/** Releases a schedule. Another request may have released it first; that counts as done. */
async function release({ stripe }: Parts, id: string): Promise<void> {
  try {
    await stripe.subscriptionSchedules.release(id);
  } catch (error) {
    const { status } = await stripe.subscriptionSchedules.retrieve(id);
    if (status !== "released") throw error;
  }
}

/** Takes a waiting change back; an end that was given notice of stays. */
export async function dropNext(parts: Parts, commandId: string, id: string): Promise<void> {
  const subscription = await retrieve(parts, id);
  if (!scheduleOf(subscription)) return;
  await setFuture(parts, commandId, subscription, { next: undefined, endsAt: endOf(subscription) });
}

export function futureMethods(
  parts: Parts,
): Pick<Payments, "scheduleChange" | "dropScheduledChange" | "endAt"> {
  return {
    async scheduleChange(commandId, { subscriptionId, plan, terms }) {
      const subscription = await retrieve(parts, subscriptionId);
      const { id: wanted } = await priceFor(parts.prices, plan, terms);
      const item = itemOf(subscription);
      if (item?.price.id === wanted) return dropNext(parts, commandId, subscriptionId);
      const endsAt = endOf(subscription);
      if (item && endsAt && endsAt <= dateOf(item.current_period_end)) {
        throw refusal("subscription_ends", "the subscription ends with the period that runs");
      }
      await setFuture(parts, commandId, subscription, { next: plan, terms, endsAt });
    },

    dropScheduledChange: (commandId, id) => dropNext(parts, commandId, id),

    async endAt(commandId, subscriptionId, at) {
      const subscription = await retrieve(parts, subscriptionId);
      const next = await nextOf(subscription, parts.prices);
      // No period begins that would be cut short.
      const isReached = next && (at === null || addPeriods(next.from, next.plan.period, 1) <= at);
      await setFuture(parts, commandId, subscription, {
        next: isReached ? next.plan : undefined,
        terms: isReached ? next.terms : undefined,
        endsAt: at ?? undefined,
      });
    },
  };
}
