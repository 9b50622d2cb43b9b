import type Stripe from "stripe";
import { chargeIntent, settleDebit } from "./charge.ts";
import type { ChargeOutcome } from "./charge.ts";
import { copy, keyOf } from "../objects/copy.ts";
import { must } from "./failure.ts";
import {
  createInvoice,
  finalizeInvoice,
  intentOf,
  invoiceOfIntent,
  markPaid,
  subscriptionOf,
} from "../invoices/invoice-life.ts";
import type { InvoicePlan } from "../invoices/build-invoice.ts";
import { attach, methodFor } from "./payment-methods.ts";
import { applyPendingUpdate, isUpdateInvoice } from "../subscriptions/pending-update.ts";
import { daySeconds, incompleteSeconds } from "../subscriptions/periods.ts";
import { endSubscription, hasEnded } from "../subscriptions/subscription-end.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

/** Money has come: the subscription lives (again). */
function followPaid(world: World, invoice: Stripe.Invoice, intent?: Stripe.PaymentIntent): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || hasEnded(subscription)) return;
  const hasOtherDebts = [...world.tables.invoices.values()].some(
    (it) =>
      it.status === "open" &&
      (it.attempted || (it.due_date ?? Infinity) <= world.now()) &&
      subscriptionOf(world, it) === subscription,
  );
  change(world, "customer.subscription.updated", subscription, (it) => {
    const isInTrial = it.trial_end !== null && it.trial_end > world.now();
    if (it.status === "incomplete") it.status = isInTrial ? "trialing" : "active";
    const isBehind = it.status === "past_due" || it.status === "unpaid";
    if (isBehind && !hasOtherDebts) it.status = "active";
    keepMethod(it, intent);
  });
  applyPendingUpdate(world, subscription, invoice);
}

function keepMethod(subscription: Stripe.Subscription, intent?: Stripe.PaymentIntent): void {
  const saves = subscription.payment_settings?.save_default_payment_method === "on_subscription";
  if (saves && intent?.payment_method) subscription.default_payment_method = intent.payment_method;
}

/** A direct debit is ordered; the money comes or does not come in some days. */
function followOrdered(world: World, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent): void {
  const subscription = subscriptionOf(world, invoice);
  if (!subscription || hasEnded(subscription)) return;
  const isTrusted = world.settings.debitActivates === "on_confirmation";
  change(world, "customer.subscription.updated", subscription, (it) => {
    if (it.status === "incomplete" && isTrusted) it.status = "active";
    keepMethod(it, intent);
  });
  if (isTrusted) applyPendingUpdate(world, subscription, invoice);
}

function planRetry(world: World, invoice: Stripe.Invoice): "planned" | "last" {
  const { dunningDays } = world.settings;
  if (invoice.next_payment_attempt !== null && invoice.next_payment_attempt > world.now()) {
    return "planned";
  }
  invoice.next_payment_attempt = null;
  const next = dunningDays[invoice.attempt_count - 1];
  if (next === undefined) return "last";
  // Days count from the first failure.
  const waitedDays = dunningDays[invoice.attempt_count - 2] ?? 0;
  invoice.next_payment_attempt = world.now() + (next - waitedDays) * daySeconds;
  world.plan(invoice.next_payment_attempt, "retry-invoice", invoice.id);
  return "planned";
}

/** No money: a first invoice leaves the subscription incomplete, a later one makes it past due. */
function followFailed(world: World, invoice: Stripe.Invoice): void {
  const subscription = subscriptionOf(world, invoice);
  const isRunning =
    subscription !== undefined &&
    !hasEnded(subscription) &&
    subscription.status !== "incomplete" &&
    !isUpdateInvoice(world, subscription, invoice);
  const hasWaitedLongEnough =
    subscription?.status === "incomplete" &&
    subscription.created + incompleteSeconds <= world.now();
  const next = isRunning ? planRetry(world, invoice) : undefined;
  world.emit("invoice.payment_failed", invoice);
  // A first direct debit that came back after days: nobody waits at the checkout any more.
  if (hasWaitedLongEnough) endSubscription(world, subscription, "payment_failed");
  if (!isRunning) return;
  change(world, "customer.subscription.updated", subscription, (it) => {
    if (it.status === "active" || it.status === "trialing") it.status = "past_due";
    if (next === "last" && world.settings.afterDunning === "unpaid") it.status = "unpaid";
  });
  if (next === "last" && world.settings.afterDunning === "cancel") {
    endSubscription(world, subscription, "payment_failed");
  }
}

/** What a payment's outcome means for its invoice and subscription. */
export function followPayment(
  world: World,
  intent: Stripe.PaymentIntent,
  outcome: ChargeOutcome,
  isHolderPresent: boolean,
): void {
  const invoice = invoiceOfIntent(world, intent.id);
  if (!invoice || invoice.status === "void") return;
  if (outcome.kind === "succeeded" || outcome.kind === "processing") {
    const method = world.tables.paymentMethods.get(keyOf(intent.payment_method));
    if (method) attach(world, method, keyOf(intent.customer));
  }
  if (outcome.kind === "succeeded") {
    markPaid(world, invoice);
    followPaid(world, invoice, intent);
  } else if (outcome.kind === "processing") {
    followOrdered(world, invoice, intent);
  } else if (outcome.kind === "requires_action") {
    world.emit("invoice.payment_action_required", invoice);
    if (!isHolderPresent) followFailed(world, invoice);
  } else {
    followFailed(world, invoice);
  }
}

/** Counts as Stripe does: any first attempt, later only those made by itself. */
export function countAttempt(invoice: Stripe.Invoice, isAutomatic: boolean): void {
  if (isAutomatic || invoice.attempt_count === 0) invoice.attempt_count += 1;
  invoice.attempted = true;
}

/** An invoice that was sent and not paid in time. */
export function followOverdue(world: World, invoiceId: string): void {
  const invoice = world.tables.invoices.get(invoiceId);
  if (invoice?.status !== "open") return;
  world.emit("invoice.overdue", invoice);
  const subscription = subscriptionOf(world, invoice);
  if (subscription?.status !== "active") return;
  change(world, "customer.subscription.updated", subscription, (it) => {
    it.status = "past_due";
  });
}

/** Charges an open invoice without its payer; undefined where there is nothing to charge. */
export function collectInvoice(
  world: World,
  invoice: Stripe.Invoice,
  isAutomatic: boolean,
  method?: string,
): ChargeOutcome | undefined {
  if (isAutomatic && invoice.collection_method === "send_invoice") {
    // Its payer gets it by mail and pays it on its page or by transfer.
    world.emit("invoice.sent", invoice);
    return undefined;
  }
  const intent = intentOf(world, invoice);
  const id = method ?? methodFor(world, keyOf(invoice.customer), subscriptionOf(world, invoice));
  countAttempt(invoice, isAutomatic);
  if (!intent || id === null) {
    followFailed(world, invoice);
    return undefined;
  }
  if (intent.status === "processing") return { kind: "processing" };
  const used = must(world.tables.paymentMethods, id, "PaymentMethod", "payment_method");
  const outcome = chargeIntent(world, intent, used, false);
  followPayment(world, intent, outcome, false);
  return outcome;
}

/** Finalizes; what costs nothing is paid with that. */
export function openInvoice(world: World, invoice: Stripe.Invoice): "open" | "nothing_due" {
  const state = finalizeInvoice(world, invoice);
  if (state === "nothing_due") settleInvoice(world, invoice);
  return state;
}

/** Paid without a payment of ours: nothing was due, or the money came by transfer. */
export function settleInvoice(world: World, invoice: Stripe.Invoice): void {
  markPaid(world, invoice);
  followPaid(world, invoice);
}

/** An invoice that does not wait as a draft. */
export function invoiceAtOnce(world: World, plan: InvoicePlan): Stripe.Invoice {
  const invoice = createInvoice(world, plan);
  openInvoice(world, invoice);
  return invoice;
}

export function finishDebit(world: World, intentId: string): void {
  const outcome = settleDebit(world, intentId);
  const intent = world.tables.paymentIntents.get(intentId);
  if (outcome && intent) followPayment(world, intent, copy(outcome), false);
}
