import type Stripe from "stripe";
import { copy, keyOf } from "../objects/copy.ts";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { invalid, must } from "./failure.ts";
import {
  checkClientSecret,
  confirmParams,
  errorOf,
  methodOfConfirmation,
  newClientSecret,
  refused,
} from "./intent-parts.ts";
import type { Params } from "../api/params.ts";
import { attach, instrumentOf } from "./payment-methods.ts";
import { judgeSetup } from "./test-cards.ts";
import type { Decline } from "./test-cards.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

export function newSetupIntent(
  world: World,
  customer: string | null,
  metadata: Stripe.Metadata = {},
): Stripe.SetupIntent {
  const id = world.newId("seti");
  const intent: Stripe.SetupIntent = {
    id,
    object: "setup_intent",
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: newClientSecret(world, id),
    created: world.now(),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card", "sepa_debit"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  };
  world.tables.setupIntents.set(id, intent);
  world.emit("setup_intent.created", intent);
  return intent;
}

function fail(
  world: World,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): void {
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.next_action = null;
  intent.last_setup_error = copy(errorOf(decline, method));
  world.emit("setup_intent.setup_failed", intent);
}

/** The subscription that waited for this method takes it. */
function giveToSubscription(world: World, intent: Stripe.SetupIntent, method: string): void {
  for (const subscription of world.tables.subscriptions.values()) {
    if (subscription.pending_setup_intent !== intent.id) continue;
    change(world, "customer.subscription.updated", subscription, (it) => {
      it.pending_setup_intent = null;
      it.default_payment_method = method;
    });
  }
}

function trySetup(
  world: World,
  intent: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  hasConfirmed: boolean,
): void {
  intent.payment_method = method.id;
  const verdict = judgeSetup(instrumentOf(world, method.id), hasConfirmed);
  if (verdict.kind === "declined") {
    fail(world, intent, method, verdict.decline);
    throw refused(verdict.decline, copy(intent));
  }
  if (verdict.kind === "needs_holder") {
    intent.status = "requires_action";
    intent.next_action = { type: "use_stripe_sdk", use_stripe_sdk: {} };
    world.emit("setup_intent.requires_action", intent);
    return;
  }
  intent.status = "succeeded";
  intent.next_action = null;
  intent.last_setup_error = null;
  attach(world, method, intent.customer === null ? null : keyOf(intent.customer));
  world.emit("setup_intent.succeeded", intent);
  giveToSubscription(world, intent, method.id);
}

const closed = (intent: Stripe.SetupIntent) =>
  invalid(
    `You cannot confirm this SetupIntent because it has a status of ${intent.status}.`,
    "setup_intent_unexpected_state",
  );

function confirm(world: World, intent: Stripe.SetupIntent, params: Params): Stripe.SetupIntent {
  if (
    !["requires_payment_method", "requires_confirmation", "requires_action"].includes(intent.status)
  ) {
    throw closed(intent);
  }
  const methodId = intent.payment_method === null ? null : keyOf(intent.payment_method);
  trySetup(world, intent, methodOfConfirmation(world, params, methodId), false);
  return intent;
}

/** The holder's answer in the dialog of the bank. */
function completeAction(world: World, intent: Stripe.SetupIntent, hasAgreed: boolean) {
  if (intent.status !== "requires_action") throw closed(intent);
  const method = must(world.tables.paymentMethods, keyOf(intent.payment_method), "PaymentMethod");
  if (hasAgreed) {
    trySetup(world, intent, method, true);
    return intent;
  }
  fail(world, intent, method, {
    code: "setup_intent_authentication_failure",
    message: "We are unable to authenticate your payment method.",
  });
  return intent;
}

const byId = (world: World, id: string) => must(world.tables.setupIntents, id, "setupintent");

export const setupIntentEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/setup_intents",
    run(world, { params }) {
      params.allow([
        "allowed_payment_method_types",
        "automatic_payment_methods",
        "customer",
        "description",
        "metadata",
        "payment_method_options",
        "usage",
      ]);
      const customer = params.optional("customer");
      if (customer !== null) must(world.tables.customers, customer, "customer", "customer");
      const intent = newSetupIntent(world, customer, params.metadata());
      const types = params.texts("allowed_payment_method_types");
      if (types.length > 0) {
        intent.allowed_payment_method_types = [...types];
        intent.payment_method_types = [...types];
      }
      return intent;
    },
  },
  {
    method: "GET",
    path: "/v1/setup_intents/:id",
    isPublic: true,
    run(world, call) {
      const intent = byId(world, part(call));
      checkClientSecret(intent, call.params, false);
      return intent;
    },
  },
  {
    method: "POST",
    path: "/v1/setup_intents/:id/confirm",
    isPublic: true,
    run(world, call) {
      const intent = byId(world, part(call));
      call.params.allow(confirmParams);
      checkClientSecret(intent, call.params, false);
      return confirm(world, intent, call.params);
    },
  },
  {
    method: "POST",
    path: "/v1/setup_intents/:id/cancel",
    run(world, call) {
      const intent = byId(world, part(call));
      if (intent.status === "succeeded" || intent.status === "canceled") throw closed(intent);
      intent.status = "canceled";
      intent.cancellation_reason = "requested_by_customer";
      world.emit("setup_intent.canceled", intent);
      return intent;
    },
  },
  {
    // Not Stripe's: there the bank's page answers.
    method: "POST",
    path: "/v1/setup_intents/:id/complete_action",
    isPublic: true,
    run(world, call) {
      const intent = byId(world, part(call));
      checkClientSecret(intent, call.params, true);
      return completeAction(world, intent, call.params.flag("agrees") === true);
    },
  },
];
