import type Stripe from "stripe";
import { collectInvoice, openInvoice } from "../payments/collect.ts";
import { copy, keyOf } from "../objects/copy.ts";
import { must } from "../payments/failure.ts";
import { createInvoice, subscriptionOf } from "../invoices/invoice-life.ts";
import { methodFor } from "../payments/payment-methods.ts";
import { planPeriod } from "./period-plans.ts";
import { daySeconds, periodEndAfter } from "./periods.ts";
import { startDuePhase } from "./schedule-phases.ts";
import { endSubscription, hasEnded } from "./subscription-end.ts";
import { itemOf, periodLine, recurringOf } from "./subscription-items.ts";
import { previewRenewal } from "../invoices/preview-renewal.ts";
import type { World } from "../objects/world.ts";

/** Money is asked for now, or after the draft's hour as with every renewal. */
type Pace = "at_once" | "as_draft";

function beginPeriod(
  world: World,
  subscription: Stripe.Subscription,
  at: number,
  pace: Pace,
): void {
  const item = itemOf(subscription);
  const customer = must(world.tables.customers, keyOf(subscription.customer), "customer");
  const waiting = world.tables.pendingLines.get(subscription.id) ?? [];
  world.tables.pendingLines.delete(subscription.id);
  const before = copy(subscription);
  const isTrialOver = subscription.status === "trialing";
  if (isTrialOver) {
    subscription.status = "active";
    subscription.trial_end = Math.min(subscription.trial_end ?? at, at);
    subscription.billing_cycle_anchor = at;
  }
  const period = {
    start: at,
    end: periodEndAfter(subscription.billing_cycle_anchor, recurringOf(item.price), at),
  };
  item.current_period_start = period.start;
  item.current_period_end = period.end;
  const invoice = createInvoice(world, {
    customer,
    subscription,
    hasAutomaticTax: subscription.automatic_tax.enabled,
    reason: "subscription_cycle",
    lines: [...waiting, periodLine(world, item, period)],
  });
  world.emit("customer.subscription.updated", subscription, {
    items: before.items,
    latest_invoice: before.latest_invoice,
    ...(isTrialOver && {
      status: before.status,
      billing_cycle_anchor: before.billing_cycle_anchor,
    }),
  });
  planPeriod(world, subscription);
  if (pace === "as_draft") {
    invoice.automatically_finalizes_at = at + world.settings.draftSeconds;
    world.plan(invoice.automatically_finalizes_at, "finalize-invoice", invoice.id);
  } else if (openInvoice(world, invoice) === "open") {
    collectInvoice(world, invoice, true);
  }
}

/** A trial without anything to charge ends as it was agreed. */
function endsForWantOfMethod(world: World, subscription: Stripe.Subscription): boolean {
  if (subscription.status !== "trialing") return false;
  if (methodFor(world, keyOf(subscription.customer), subscription) !== null) return false;
  const behaviour = subscription.trial_settings?.end_behavior.missing_payment_method;
  if (behaviour === "cancel") {
    endSubscription(world, subscription, "cancellation_requested");
    return true;
  }
  if (behaviour !== "pause") return false;
  subscription.status = "paused";
  world.emit("customer.subscription.paused", subscription, { status: "trialing" });
  return true;
}

/** The end of a period: the end of all, the end of a trial, or the next period. */
export function renewSubscription(world: World, id: string, at: number): void {
  const subscription = world.tables.subscriptions.get(id);
  if (!subscription || hasEnded(subscription)) return;
  const isRunning = !["incomplete", "paused"].includes(subscription.status);
  if (!isRunning || itemOf(subscription).current_period_end !== at) return;
  if (subscription.cancel_at !== null && subscription.cancel_at <= at) {
    endSubscription(world, subscription, "cancellation_requested");
    return;
  }
  if (endsForWantOfMethod(world, subscription)) return;
  startDuePhase(world, subscription, at);
  if (!hasEnded(subscription)) beginPeriod(world, subscription, at, "as_draft");
}

/** `trial_end: "now"`: the first paid period begins with the request. */
export function endTrialNow(world: World, subscription: Stripe.Subscription): void {
  if (subscription.status !== "trialing" || endsForWantOfMethod(world, subscription)) return;
  beginPeriod(world, subscription, world.now(), "at_once");
}

/** The draft's hour is over. */
export function finalizeDue(world: World, invoiceId: string): void {
  const invoice = world.tables.invoices.get(invoiceId);
  if (invoice?.status !== "draft" || invoice.auto_advance !== true) return;
  // Nobody is charged for what is shut off already: the draft waits for the seller.
  if (subscriptionOf(world, invoice)?.status === "unpaid") return;
  if (openInvoice(world, invoice) === "open") collectInvoice(world, invoice, true);
}

export function retryDue(world: World, invoiceId: string, at: number): void {
  const invoice = world.tables.invoices.get(invoiceId);
  if (invoice?.status !== "open" || invoice.next_payment_attempt !== at) return;
  invoice.next_payment_attempt = null;
  collectInvoice(world, invoice, true);
}

export function warnTrialEnd(world: World, id: string, at: number): void {
  const subscription = world.tables.subscriptions.get(id);
  if (subscription?.status !== "trialing" || subscription.trial_end === null) return;
  // A trial that was prolonged is announced later.
  if (at < Math.max(subscription.trial_end - 3 * daySeconds, subscription.created)) return;
  world.emit("customer.subscription.trial_will_end", subscription);
}

export function announceInvoice(world: World, id: string, at: number): void {
  const subscription = world.tables.subscriptions.get(id);
  if (!subscription || !["active", "trialing", "past_due"].includes(subscription.status)) return;
  const { current_period_end: end } = itemOf(subscription);
  const isStillMeant = end - world.settings.upcomingDays * daySeconds === at;
  const isLast = subscription.cancel_at !== null && subscription.cancel_at <= end;
  if (isStillMeant && !isLast) world.emit("invoice.upcoming", previewRenewal(world, subscription));
}

export function cancelDue(world: World, id: string, at: number): void {
  const subscription = world.tables.subscriptions.get(id);
  if (subscription?.cancel_at === at) {
    endSubscription(world, subscription, "cancellation_requested");
  }
}

export function expireIncomplete(world: World, id: string): void {
  const subscription = world.tables.subscriptions.get(id);
  if (subscription?.status !== "incomplete") return;
  const isOnItsWay = [...world.tables.invoices.values()].some(
    (invoice) =>
      subscriptionOf(world, invoice) === subscription &&
      [...world.tables.invoicePayments.values()].some(
        (it) =>
          it.invoice === invoice.id &&
          world.tables.paymentIntents.get(keyOf(it.payment.payment_intent))?.status ===
            "processing",
      ),
  );
  // A direct debit takes days; it decides itself.
  if (!isOnItsWay) endSubscription(world, subscription, "payment_failed");
}
