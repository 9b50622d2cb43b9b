import { StripeFailure, invalid, must } from "./failure.ts";
import type { Params } from "../api/params.ts";
import { newPaymentMethod } from "./payment-methods.ts";
import { hashOf } from "../objects/world.ts";
import type { Decline } from "./test-cards.ts";
import type { World } from "../objects/world.ts";
import type Stripe from "stripe";

export function newClientSecret(world: World, id: string): string {
  return `${id}_secret_${hashOf(`${world.settings.seed}:secret:${id}`, 25)}`;
}

interface Confidential {
  readonly id: string;
  readonly client_secret: string | null;
}

/** A browser shows that it was given this very intent. */
export function checkClientSecret(intent: Confidential, params: Params, isNeeded: boolean): void {
  const secret = params.text("client_secret");
  if (secret === undefined && !isNeeded) return;
  if (secret === intent.client_secret) return;
  throw invalid(
    "The client_secret provided does not match any associated intent on this account.",
    secret === undefined ? "parameter_missing" : "resource_missing",
    "client_secret",
  );
}

/** The method a confirmation names, or the one it brings with it. */
export function methodOfConfirmation(
  world: World,
  params: Params,
  storedMethodId: string | null,
): Stripe.PaymentMethod {
  const data = params.nested("payment_method_data");
  if (data) return newPaymentMethod(world, data);
  const id = params.text("payment_method") ?? storedMethodId;
  if (!id) {
    throw invalid(
      "You cannot confirm this intent because it's missing a payment method.",
      "parameter_missing",
      "payment_method",
    );
  }
  return must(world.tables.paymentMethods, id, "PaymentMethod", "payment_method");
}

/** The last error of an intent, as both kinds of intents keep it. */
export function errorOf(decline: Decline, method: Stripe.PaymentMethod) {
  return {
    type: "card_error",
    code: decline.code,
    ...(decline.declineCode !== undefined && { decline_code: decline.declineCode }),
    message: decline.message,
    payment_method: method,
  } as const;
}

/** How the API answers when the bank has said no. */
export function refused(decline: Decline, intent: object): StripeFailure {
  return new StripeFailure(402, {
    type: "card_error",
    code: decline.code,
    ...(decline.declineCode !== undefined && { decline_code: decline.declineCode }),
    message: decline.message,
    ...("object" in intent && intent.object === "setup_intent"
      ? { setup_intent: intent }
      : { payment_intent: intent }),
  });
}

export const confirmParams = [
  "client_secret",
  "mandate_data",
  "off_session",
  "payment_method",
  "payment_method_data",
  "payment_method_options",
  "return_url",
  "setup_future_usage",
  "use_stripe_sdk",
  "key",
];
