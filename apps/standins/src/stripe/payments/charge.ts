import type Stripe from "stripe";
import { copy, keyOf } from "../objects/copy.ts";
import { must } from "./failure.ts";
import { errorOf, newClientSecret } from "./intent-parts.ts";
import { instrumentOf } from "./payment-methods.ts";
import { addBusinessDays } from "../subscriptions/periods.ts";
import { judgeCharge, judgeSettlement } from "./test-cards.ts";
import type { Decline } from "./test-cards.ts";
import type { World } from "../objects/world.ts";

export interface PaymentParts {
  readonly amountCents: number;
  readonly currency: string;
  readonly customer: string;
  readonly description: string | null;
  readonly method: string | null;
  readonly savesMethod: boolean;
}

export function newPaymentIntent(world: World, parts: PaymentParts): Stripe.PaymentIntent {
  const id = world.newId("pi");
  const intent: Stripe.PaymentIntent = {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: parts.amountCents,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: newClientSecret(world, id),
    confirmation_method: "automatic",
    created: world.now(),
    currency: parts.currency,
    customer: parts.customer,
    customer_account: null,
    description: parts.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: parts.method,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card", "sepa_debit"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: parts.savesMethod ? "off_session" : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: parts.method === null ? "requires_payment_method" : "requires_confirmation",
    transfer_group: null,
  };
  world.tables.paymentIntents.set(id, intent);
  world.emit("payment_intent.created", intent);
  return intent;
}

function newCharge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  status: "succeeded" | "pending" | "failed",
  decline?: Decline,
): Stripe.Charge {
  const { card, sepa_debit: debit } = method;
  const charge: Stripe.Charge = {
    id: world.newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_captured: status === "failed" ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: copy(method.billing_details),
    calculated_statement_descriptor: "TEST",
    captured: status !== "failed",
    created: world.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid: status === "succeeded",
    payment_intent: intent.id,
    payment_method: method.id,
    // The few fields of the details that products read; Stripe sends many more.
    payment_method_details: {
      type: method.type,
      ...(card && { card: copy(card) }),
      ...(debit && { sepa_debit: copy(debit) }),
    } as unknown as Stripe.Charge.PaymentMethodDetails,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  };
  world.tables.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  return charge;
}

function succeed(world: World, intent: Stripe.PaymentIntent): void {
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  intent.next_action = null;
  intent.last_payment_error = null;
  world.emit("payment_intent.succeeded", intent);
}

export function failIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): void {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_payment_error = copy(errorOf(decline, method));
  world.emit("payment_intent.payment_failed", intent);
}

export type ChargeOutcome =
  | { readonly kind: "succeeded" | "requires_action" | "processing" }
  | { readonly kind: "declined"; readonly decline: Decline };

/** Asks the bank for the money and leaves the intent as the answer has it. */
export function chargeIntent(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  hasConfirmed: boolean,
): ChargeOutcome {
  intent.payment_method = method.id;
  const verdict = judgeCharge(instrumentOf(world, method.id), hasConfirmed);
  switch (verdict.kind) {
    case "accepted":
      world.emit("charge.succeeded", newCharge(world, intent, method, "succeeded"));
      succeed(world, intent);
      return { kind: "succeeded" };
    case "needs_holder":
      intent.status = "requires_action";
      intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
      world.emit("payment_intent.requires_action", intent);
      return { kind: "requires_action" };
    case "on_its_way":
      intent.status = "processing";
      intent.next_action = null;
      intent.last_payment_error = null;
      world.emit("charge.pending", newCharge(world, intent, method, "pending"));
      world.emit("payment_intent.processing", intent);
      world.plan(
        addBusinessDays(world.now(), world.settings.settlementBusinessDays),
        "settle-debit",
        intent.id,
      );
      return { kind: "processing" };
    case "declined":
      world.emit("charge.failed", newCharge(world, intent, method, "failed", verdict.decline));
      failIntent(world, intent, method, verdict.decline);
      return { kind: "declined", decline: verdict.decline };
  }
}

/** The end of a direct debit; undefined where it is no longer waited for. */
export function settleDebit(world: World, intentId: string): ChargeOutcome | undefined {
  const intent = must(world.tables.paymentIntents, intentId, "payment_intent");
  if (intent.status !== "processing") return undefined;
  const method = must(world.tables.paymentMethods, keyOf(intent.payment_method), "PaymentMethod");
  const charge = must(world.tables.charges, keyOf(intent.latest_charge), "charge");
  const decline = judgeSettlement(instrumentOf(world, method.id));
  if (!decline) {
    charge.status = "succeeded";
    charge.paid = true;
    world.emit("charge.succeeded", charge);
    succeed(world, intent);
    return { kind: "succeeded" };
  }
  charge.status = "failed";
  charge.failure_code = decline.declineCode ?? decline.code;
  charge.failure_message = decline.message;
  world.emit("charge.failed", charge);
  failIntent(world, intent, method, decline);
  return { kind: "declined", decline };
}
