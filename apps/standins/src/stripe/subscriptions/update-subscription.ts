import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { collectInvoice, openInvoice } from "../payments/collect.ts";
import {
  checkMethod,
  demandPayment,
  readPaymentSettings,
  readTrialSettings,
} from "./create-subscription.ts";
import { invalid, must } from "../payments/failure.ts";
import { createInvoice, keepAsDraft } from "../invoices/invoice-life.ts";
import { readCollection } from "./collection.ts";
import type { Params } from "../api/params.ts";
import { methodFor } from "../payments/payment-methods.ts";
import { takePrice, waitWithPrice } from "./pending-update.ts";
import { planPeriod } from "./period-plans.ts";
import { pricePriceChange } from "./proration.ts";
import { endTrialNow } from "./renew-subscription.ts";
import { hasEnded } from "./subscription-end.ts";
import { itemOf, priceAskedFor } from "./subscription-items.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

const updateParams = [
  "automatic_tax",
  "cancel_at",
  "cancel_at_period_end",
  "cancellation_details",
  "collection_method",
  "days_until_due",
  "default_payment_method",
  "description",
  "items",
  "metadata",
  "off_session",
  "payment_behavior",
  "payment_settings",
  "proration_behavior",
  "proration_date",
  "trial_end",
  "trial_settings",
];

/** The moment a change counts from; Stripe takes one of the running period only. */
export function prorationMoment(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): number {
  const at = params.integer("proration_date") ?? world.now();
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  if (at >= start && at <= end) return at;
  throw invalid(
    "Cannot specify `proration_date` outside of the current period.",
    undefined,
    "proration_date",
  );
}

function changePlan(
  world: World,
  subscription: Stripe.Subscription,
  price: Stripe.Price,
  params: Params,
): void {
  const customer = must(world.tables.customers, keyOf(subscription.customer), "customer");
  const behaviour =
    params.oneOf("proration_behavior", ["always_invoice", "create_prorations", "none"]) ??
    "create_prorations";
  const payment =
    params.oneOf("payment_behavior", [
      "allow_incomplete",
      "default_incomplete",
      "error_if_incomplete",
      "pending_if_incomplete",
    ]) ?? "allow_incomplete";
  const at = prorationMoment(world, subscription, params);
  const { lines: all, newPeriod } = pricePriceChange(world, subscription, price, at);
  const lines = behaviour === "none" ? all.filter((line) => !line.isProration) : all;
  // A new interval is charged when it begins, whatever becomes of the rest of the old one.
  const isInvoicedNow = lines.length > 0 && (behaviour === "always_invoice" || newPeriod);
  const collection = readCollection(params, subscription);
  const isCharged = collection.collection_method === "charge_automatically";
  const method = methodFor(world, customer.id, subscription);
  const owes = lines.reduce((sum, line) => sum + line.amountCents, 0) > 0;
  if (isInvoicedNow && owes && isCharged && payment === "error_if_incomplete")
    demandPayment(world, method);

  const take = () => {
    change(world, "customer.subscription.updated", subscription, (it) => {
      Object.assign(it, collection);
      takePrice(it, price, newPeriod);
    });
    if (newPeriod) planPeriod(world, subscription);
  };
  if (!isInvoicedNow) {
    const waiting = world.tables.pendingLines.get(subscription.id) ?? [];
    if (lines.length > 0) world.tables.pendingLines.set(subscription.id, [...waiting, ...lines]);
    take();
    return;
  }
  const waits = isCharged && payment === "pending_if_incomplete" && owes;
  if (!waits) take();
  const invoice = createInvoice(world, {
    customer,
    subscription,
    hasAutomaticTax: subscription.automatic_tax.enabled,
    reason: "subscription_update",
    lines,
    prorationDate: at,
  });
  if (waits) waitWithPrice(world, subscription, invoice, price, newPeriod);
  if (!isCharged) return keepAsDraft(world, invoice);
  if (openInvoice(world, invoice) === "nothing_due") return;
  if (payment === "default_incomplete") {
    change(
      world,
      "customer.subscription.updated",
      subscription,
      (it) => void (it.status = "past_due"),
    );
    return;
  }
  collectInvoice(world, invoice, true);
}

/** When it ends; an empty value takes the end back. */
function readEnd(world: World, subscription: Stripe.Subscription, params: Params) {
  const atPeriodEnd = params.flag("cancel_at_period_end");
  if (atPeriodEnd !== undefined && params.has("cancel_at") && !params.isCleared("cancel_at")) {
    throw invalid(
      "You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
      "parameters_exclusive",
      "cancel_at",
    );
  }
  if (atPeriodEnd === true) {
    return { cancelAt: itemOf(subscription).current_period_end, isPeriodEnd: true };
  }
  if (atPeriodEnd === false || params.isCleared("cancel_at"))
    return { cancelAt: null, isPeriodEnd: false };
  const named = params.text("cancel_at");
  if (named === undefined) return undefined;
  if (named === "min_period_end" || named === "max_period_end") {
    return { cancelAt: itemOf(subscription).current_period_end, isPeriodEnd: false };
  }
  const cancelAt = params.integer("cancel_at") ?? 0;
  if (cancelAt > world.now()) return { cancelAt, isPeriodEnd: false };
  throw invalid("`cancel_at` must be in the future.", undefined, "cancel_at");
}

function prolongTrial(world: World, subscription: Stripe.Subscription, end: number): void {
  change(world, "customer.subscription.updated", subscription, (it) => {
    it.trial_end = end;
    it.billing_cycle_anchor = end;
    itemOf(it).current_period_end = end;
  });
  planPeriod(world, subscription);
}

/** Everything is read and checked before the first field changes. */
export function updateSubscription(
  world: World,
  subscription: Stripe.Subscription,
  params: Params,
): void {
  params.allow(updateParams);
  if (hasEnded(subscription)) {
    params.allow(["cancellation_details", "metadata"]);
  }
  const end = readEnd(world, subscription, params);
  if (end && subscription.schedule !== null) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${keyOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  const price = priceAskedFor(world, params, subscription);
  if (params.has("default_payment_method")) {
    checkMethod(world, params.optional("default_payment_method"), keyOf(subscription.customer));
  }
  const trialEnd = params.text("trial_end") === "now" ? "now" : params.integer("trial_end");
  if (typeof trialEnd === "number" && trialEnd <= world.now()) {
    throw invalid("Invalid timestamp: must be in the future.", undefined, "trial_end");
  }
  const details = params.nested("cancellation_details");

  const collection = readCollection(params, subscription);

  const isNewPrice = price !== undefined && price.id !== itemOf(subscription).price.id;
  if (isNewPrice) changePlan(world, subscription, price, params);
  change(world, "customer.subscription.updated", subscription, (it) => {
    it.metadata = params.metadata(it.metadata);
    Object.assign(it, collection);
    if (params.has("description")) it.description = params.optional("description");
    if (params.has("default_payment_method")) {
      it.default_payment_method = params.optional("default_payment_method");
    }
    const hasTax = params.nested("automatic_tax")?.flag("enabled");
    if (hasTax !== undefined) it.automatic_tax.enabled = hasTax;
    if (params.has("payment_settings")) {
      it.payment_settings = readPaymentSettings(params, it.payment_settings);
    }
    it.trial_settings = readTrialSettings(params) ?? it.trial_settings;
    if (details && it.cancellation_details) {
      it.cancellation_details.comment = details.optional("comment");
      it.cancellation_details.feedback = details.optional("feedback");
    }
    if (!end) return;
    it.cancel_at = end.cancelAt;
    it.cancel_at_period_end = end.isPeriodEnd;
    it.canceled_at = end.cancelAt === null ? null : world.now();
    if (it.cancellation_details) {
      it.cancellation_details.reason = end.cancelAt === null ? null : "cancellation_requested";
    }
  });
  if (end && end.cancelAt !== null) {
    world.plan(end.cancelAt, "cancel-subscription", subscription.id);
  }
  if (trialEnd === "now") endTrialNow(world, subscription);
  else if (trialEnd !== undefined) prolongTrial(world, subscription, trialEnd);
}
