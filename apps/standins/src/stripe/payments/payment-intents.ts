import type Stripe from "stripe";
import { chargeIntent, failIntent } from "./charge.ts";
import { countAttempt, followPayment } from "./collect.ts";
import { copy, keyOf } from "../objects/copy.ts";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { invalid, must } from "./failure.ts";
import { checkClientSecret, confirmParams, methodOfConfirmation, refused } from "./intent-parts.ts";
import { invoiceOfIntent } from "../invoices/invoice-life.ts";
import { listPage, pageParams } from "../objects/list-page.ts";
import type { Params } from "../api/params.ts";
import type { World } from "../objects/world.ts";

const byId = (world: World, id: string) => must(world.tables.paymentIntents, id, "payment_intent");

const closed = (intent: Stripe.PaymentIntent) =>
  invalid(
    `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
    "payment_intent_unexpected_state",
  );

function charge(
  world: World,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  hasConfirmed: boolean,
): Stripe.PaymentIntent {
  const invoice = invoiceOfIntent(world, intent.id);
  if (invoice && !hasConfirmed) countAttempt(invoice, false);
  const outcome = chargeIntent(world, intent, method, hasConfirmed);
  followPayment(world, intent, outcome, true);
  if (outcome.kind === "declined") throw refused(outcome.decline, copy(intent));
  return intent;
}

/** The payer pays, in the browser. */
function confirm(world: World, intent: Stripe.PaymentIntent, params: Params): Stripe.PaymentIntent {
  if (
    !["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)
  ) {
    throw closed(intent);
  }
  const methodId = intent.payment_method === null ? null : keyOf(intent.payment_method);
  return charge(world, intent, methodOfConfirmation(world, params, methodId), false);
}

/** The payer's answer in the dialog of the bank. */
function completeAction(world: World, intent: Stripe.PaymentIntent, hasAgreed: boolean) {
  if (intent.status !== "requires_action") throw closed(intent);
  const method = must(world.tables.paymentMethods, keyOf(intent.payment_method), "PaymentMethod");
  if (hasAgreed) return charge(world, intent, method, true);
  const decline = {
    code: "payment_intent_authentication_failure",
    message: "We are unable to authenticate your payment method.",
  };
  failIntent(world, intent, method, decline);
  followPayment(world, intent, { kind: "declined", decline }, true);
  return intent;
}

export const paymentIntentEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/payment_intents",
    run(world, call) {
      call.params.allow([...pageParams, "customer"]);
      const customer = call.params.text("customer");
      return listPage(
        call,
        [...world.tables.paymentIntents.values()].filter(
          (it) => customer === undefined || it.customer === customer,
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/payment_intents/:id",
    isPublic: true,
    run(world, call) {
      const intent = byId(world, part(call));
      checkClientSecret(intent, call.params, false);
      return intent;
    },
  },
  {
    method: "POST",
    path: "/v1/payment_intents/:id/confirm",
    isPublic: true,
    run(world, call) {
      const intent = byId(world, part(call));
      call.params.allow(confirmParams);
      checkClientSecret(intent, call.params, false);
      return confirm(world, intent, call.params);
    },
  },
  {
    // Not Stripe's: there the bank's page answers.
    method: "POST",
    path: "/v1/payment_intents/:id/complete_action",
    isPublic: true,
    run(world, call) {
      const intent = byId(world, part(call));
      checkClientSecret(intent, call.params, true);
      return completeAction(world, intent, call.params.flag("agrees") === true);
    },
  },
  {
    method: "GET",
    path: "/v1/charges/:id",
    run: (world, call) => must(world.tables.charges, part(call), "charge"),
  },
];
