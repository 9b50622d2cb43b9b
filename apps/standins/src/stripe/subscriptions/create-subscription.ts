import type Stripe from "stripe";
import { collectInvoice, invoiceAtOnce, openInvoice } from "../payments/collect.ts";
import { getCustomer } from "../objects/customers.ts";
import { StripeFailure, invalid, must } from "../payments/failure.ts";
import { createInvoice, keepAsDraft } from "../invoices/invoice-life.ts";
import { listOf } from "../objects/list-page.ts";
import type { Params } from "../api/params.ts";
import { instrumentOf, methodFor } from "../payments/payment-methods.ts";
import { planPeriod } from "./period-plans.ts";
import { daySeconds, incompleteSeconds, periodEndAfter } from "./periods.ts";
import { newSetupIntent } from "../payments/setup-intents.ts";
import { isSent, readCollection } from "./collection.ts";
import { newItem, periodLine, priceAskedFor, recurringOf } from "./subscription-items.ts";
import { taxRuleFor } from "../objects/tax.ts";
import { judgeCharge } from "../payments/test-cards.ts";
import type { World } from "../objects/world.ts";

export const createParams = [
  "automatic_tax",
  "billing_mode",
  "cancel_at",
  "cancel_at_period_end",
  "collection_method",
  "currency",
  "customer",
  "days_until_due",
  "default_payment_method",
  "description",
  "items",
  "metadata",
  "off_session",
  "payment_behavior",
  "payment_settings",
  "proration_behavior",
  "trial_end",
  "trial_period_days",
  "trial_settings",
];

export function readTrialSettings(params: Params): Stripe.Subscription.TrialSettings | undefined {
  const behaviour = params
    .nested("trial_settings")
    ?.nested("end_behavior")
    ?.oneOf("missing_payment_method", ["cancel", "create_invoice", "pause"]);
  return (
    behaviour && { end_behavior: { billing_cycle_anchor: null, missing_payment_method: behaviour } }
  );
}

export function readPaymentSettings(
  params: Params,
  before: Stripe.Subscription.PaymentSettings | null = null,
): Stripe.Subscription.PaymentSettings {
  const settings = params.nested("payment_settings");
  const types = settings?.texts("payment_method_types") ?? [];
  return {
    payment_method_options: before?.payment_method_options ?? null,
    payment_method_types: types.length > 0 ? [...types] : (before?.payment_method_types ?? null),
    save_default_payment_method:
      settings?.oneOf("save_default_payment_method", ["off", "on_subscription"]) ??
      before?.save_default_payment_method ??
      "off",
  };
}

function readTrialEnd(world: World, params: Params): number | null {
  const days = params.integer("trial_period_days");
  if (days !== undefined && params.has("trial_end")) {
    throw invalid(
      "You may only specify one of these parameters: trial_end, trial_period_days.",
      "parameters_exclusive",
      "trial_period_days",
    );
  }
  if (days !== undefined) return days > 0 ? world.now() + days * daySeconds : null;
  if (params.text("trial_end") === "now") return null;
  const end = params.integer("trial_end");
  if (end === undefined) return null;
  if (end > world.now()) return end;
  throw invalid(
    "Invalid timestamp: must be an integer Unix timestamp in the future.",
    undefined,
    "trial_end",
  );
}

/** The method must be this customer's. */
export function checkMethod(world: World, id: string | null, customer: string): void {
  if (id === null) return;
  const method = must(world.tables.paymentMethods, id, "PaymentMethod", "default_payment_method");
  if (method.customer === customer) return;
  throw invalid(
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    "resource_missing",
    "default_payment_method",
  );
}

function newSubscription(
  world: World,
  customer: Stripe.Customer,
  params: Params,
  trialEnd: number | null,
): Stripe.Subscription {
  const id = world.newId("sub");
  const now = world.now();
  const hasTax = params.nested("automatic_tax")?.flag("enabled") === true;
  const mode = params.nested("billing_mode")?.oneOf("type", ["classic", "flexible"]) ?? "flexible";
  return {
    id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: hasTax,
      liability: hasTax ? { type: "self" } : null,
    },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: {
      flexible: mode === "flexible" ? { proration_discounts: "included" } : null,
      type: mode,
    },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    ...readCollection(params),
    created: now,
    currency: "eur",
    customer: customer.id,
    customer_account: null,
    default_payment_method: params.optional("default_payment_method"),
    default_source: null,
    default_tax_rates: [],
    description: params.optional("description"),
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf<Stripe.SubscriptionItem>(`/v1/subscription_items?subscription=${id}`, []),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: params.metadata(),
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: readPaymentSettings(params),
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    // Nobody waits for the money of an invoice that is sent.
    status: trialEnd !== null ? "trialing" : isSent(params) ? "active" : "incomplete",
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: readTrialSettings(params) ?? {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: trialEnd === null ? null : now,
  };
}

/** A payment that must succeed is judged before anything is written. */
export function demandPayment(world: World, method: string | null): void {
  if (method === null) {
    throw invalid(
      "This customer has no attached payment source or default payment method. Please consider adding a default payment method.",
      "resource_missing",
    );
  }
  const verdict = judgeCharge(instrumentOf(world, method), false);
  if (verdict.kind === "declined") {
    const { code, declineCode, message } = verdict.decline;
    throw new StripeFailure(402, {
      type: "card_error",
      code,
      message,
      ...(declineCode !== undefined && { decline_code: declineCode }),
    });
  }
  if (verdict.kind === "needs_holder") {
    throw new StripeFailure(402, {
      type: "card_error",
      code: "subscription_payment_intent_requires_action",
      message:
        "Payment for this subscription requires additional user action before it can be completed successfully.",
    });
  }
}

export function createSubscription(world: World, params: Params): Stripe.Subscription {
  params.allow(createParams);
  const customer = getCustomer(world, params.required("customer"));
  const price = priceAskedFor(world, params);
  if (!price) throw invalid("Missing required param: items.", "parameter_missing", "items");
  const behaviour =
    params.oneOf("payment_behavior", [
      "allow_incomplete",
      "default_incomplete",
      "error_if_incomplete",
    ]) ?? "allow_incomplete";
  checkMethod(world, params.optional("default_payment_method"), customer.id);
  const recurring = recurringOf(price);
  const trialEnd = readTrialEnd(world, params);
  const subscription = newSubscription(world, customer, params, trialEnd);
  if (subscription.automatic_tax.enabled) taxRuleFor(world, customer);
  const method = methodFor(world, customer.id, subscription);
  const isInvoiced = subscription.collection_method === "send_invoice";
  if (trialEnd === null && !isInvoiced && behaviour !== "default_incomplete") {
    if (method === null || behaviour === "error_if_incomplete") demandPayment(world, method);
  }

  const { created: start } = subscription;
  const period = { start, end: trialEnd ?? periodEndAfter(start, recurring, start) };
  const item = newItem(world, subscription.id, price, period);
  subscription.items.data = [item];
  const cancelAt = params.integer("cancel_at") ?? null;
  subscription.cancel_at_period_end = params.flag("cancel_at_period_end") ?? false;
  subscription.cancel_at = subscription.cancel_at_period_end ? period.end : cancelAt;
  if (trialEnd !== null && method === null) {
    subscription.pending_setup_intent = newSetupIntent(world, customer.id).id;
  }
  world.tables.subscriptions.set(subscription.id, subscription);
  world.emit("customer.subscription.created", subscription);
  if (cancelAt !== null) world.plan(cancelAt, "cancel-subscription", subscription.id);
  planPeriod(world, subscription);

  const plan = {
    customer,
    subscription,
    hasAutomaticTax: subscription.automatic_tax.enabled,
    reason: "subscription_create",
    lines: [periodLine(world, item, period, trialEnd !== null)],
  };
  if (trialEnd !== null) {
    invoiceAtOnce(world, plan);
    return subscription;
  }
  const invoice = createInvoice(world, plan);
  if (isInvoiced) {
    keepAsDraft(world, invoice);
    return subscription;
  }
  const state = openInvoice(world, invoice);
  if (subscription.status === "incomplete") {
    world.plan(start + incompleteSeconds, "expire-incomplete", subscription.id);
  }
  if (state === "open" && behaviour !== "default_incomplete") collectInvoice(world, invoice, true);
  return subscription;
}
