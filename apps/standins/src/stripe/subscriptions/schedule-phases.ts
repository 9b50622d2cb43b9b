import type Stripe from "stripe";
import { idOf, keyOf } from "../objects/copy.ts";
import { must } from "../payments/failure.ts";
import { pricePriceChange } from "./proration.ts";
import { endSubscription } from "./subscription-end.ts";
import { itemOf, recurringOf, setPrice } from "./subscription-items.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

export function releaseSchedule(world: World, schedule: Stripe.SubscriptionSchedule): void {
  const subscription = world.tables.subscriptions.get(keyOf(schedule.subscription));
  schedule.status = "released";
  schedule.released_at = world.now();
  schedule.released_subscription = subscription?.id ?? null;
  schedule.subscription = null;
  schedule.current_phase = null;
  world.emit("subscription_schedule.released", schedule);
  if (!subscription) return;
  change(world, "customer.subscription.updated", subscription, (it) => void (it.schedule = null));
}

/** A phase that does not say how it is paid is paid as the schedule's default settings say. */
export function takePhaseCollection(
  world: World,
  subscription: Stripe.Subscription,
  schedule: Stripe.SubscriptionSchedule,
  phase: Stripe.SubscriptionSchedule.Phase,
): void {
  const source = phase.collection_method === null ? schedule.default_settings : phase;
  const method = source.collection_method ?? "charge_automatically";
  const days = source.invoice_settings?.days_until_due ?? null;
  const daysUntilDue = method === "send_invoice" ? days : null;
  const { collection_method: before, days_until_due: daysBefore } = subscription;
  if (method === before && daysUntilDue === daysBefore) return;
  change(world, "customer.subscription.updated", subscription, (it) => {
    it.collection_method = method;
    it.days_until_due = daysUntilDue;
  });
}

function takePhasePrice(
  world: World,
  subscription: Stripe.Subscription,
  phase: Stripe.SubscriptionSchedule.Phase,
  at: number,
): void {
  const wanted = phase.items[0]?.price;
  const item = itemOf(subscription);
  if (wanted === undefined || idOf(wanted) === item.price.id) return;
  const price = must(world.tables.prices, idOf(wanted), "price");
  const isMidPeriod = at < item.current_period_end;
  const { lines, newPeriod } = pricePriceChange(world, subscription, price, at);
  if (isMidPeriod && phase.proration_behavior !== "none" && !newPeriod) {
    const waiting = world.tables.pendingLines.get(subscription.id) ?? [];
    world.tables.pendingLines.set(subscription.id, [...waiting, ...lines]);
  }
  const [before, after] = [recurringOf(item.price), recurringOf(price)];
  change(world, "customer.subscription.updated", subscription, (it) => {
    setPrice(it, price);
    // The other interval counts from here.
    if (before.interval !== after.interval) it.billing_cycle_anchor = at;
  });
}

/** Brings the subscription into the phase that runs at `at`, or out of its schedule. */
export function startDuePhase(world: World, subscription: Stripe.Subscription, at: number): void {
  const schedule = world.tables.schedules.get(keyOf(subscription.schedule));
  if (schedule?.status !== "active") return;
  const phase = schedule.phases.find((it) => it.start_date <= at && at < it.end_date);
  if (!phase) {
    const last = schedule.phases.at(-1);
    if (!last || at < last.end_date) return;
    if (schedule.end_behavior === "cancel") {
      endSubscription(world, subscription, "cancellation_requested");
    } else {
      releaseSchedule(world, schedule);
    }
    return;
  }
  if (schedule.current_phase?.start_date === phase.start_date) return;
  takePhaseCollection(world, subscription, schedule, phase);
  takePhasePrice(world, subscription, phase, at);
  change(world, "subscription_schedule.updated", schedule, (it) => {
    it.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  });
}

/** A phase that does not begin with a period. */
export function startPhaseDue(world: World, scheduleId: string, at: number): void {
  const schedule = world.tables.schedules.get(scheduleId);
  const subscription = world.tables.subscriptions.get(keyOf(schedule?.subscription));
  if (!schedule || !subscription) return;
  // With the period's end comes the renewal, and it looks here itself.
  if (itemOf(subscription).current_period_end === at) return;
  startDuePhase(world, subscription, at);
}
