import { createCheckoutSession } from "@tc/contract";
import { callApi } from "../../../platform/api/api";
import { ApiError } from "../../../platform/api/api-error";
import type { ApiErrorCode } from "../../../platform/api/api-error";
import { errorSentence } from "../../../platform/api/error-sentences";
import type { Confirmation } from "../payments/confirm-intent";
import { isSetupSecret } from "../payments/confirm-intent";
import type { Order } from "./read-order";

export const checkoutSentences = {
  noSecret: "Stripe hat keine Zahlungsanforderung zurückgegeben. Bitte überprüfe deine Eingaben.",
  unexpected: "Ein unerwarteter Fehler ist aufgetreten. Bitte versuche es erneut.",
  trialGone:
    "Die Testphase steht deiner Agentur nicht mehr zu. Es wurde nichts gebucht. Sieh dir bitte die Kosten noch einmal an und buche dann.",
} as const;

export type OrderOutcome =
  | { readonly kind: "done" }
  /** Told beside the payment field already. */
  | { readonly kind: "inline" }
  /** Told above the form. */
  | { readonly kind: "told"; readonly text: string }
  /** A trial was ordered, a payment would come: nothing is confirmed until the page says so. */
  | { readonly kind: "trial_gone" }
  | { readonly kind: "failed" };

/** What people can do something about; the rest is "unerwartet". */
const shownErrorCodes: ReadonlySet<ApiErrorCode> = new Set<ApiErrorCode>([
  "payments_unavailable",
  "payment_refused",
  "already_subscribed",
  "trial_used",
  "rate_limited",
  "overloaded",
  "forbidden",
  "unauthenticated",
  "no_agency",
]);

/** Orders, then has the provider confirm. Never both twice: the caller holds the button down, the server the order. */
export async function placeOrder(
  order: Order,
  confirm: (secret: string) => Promise<Confirmation>,
): Promise<OrderOutcome> {
  let secret: string;
  try {
    const answer = await callApi(createCheckoutSession, { body: order });
    if ("error" in answer) return { kind: "told", text: answer.error };
    // Nothing can be confirmed without it, so this answer is read with care.
    secret = typeof answer.client_secret === "string" ? answer.client_secret : "";
  } catch (error) {
    // Wrong fields have their own places on the form.
    if (error instanceof ApiError && error.code === "bad_request") throw error;
    return { kind: "told", text: orderFailure(error) };
  }
  if (secret === "") return { kind: "told", text: checkoutSentences.noSecret };
  if (order.trial_eligible && !isSetupSecret(secret)) return { kind: "trial_gone" };
  try {
    return toOutcome(await confirm(secret));
  } catch (error) {
    console.error("ERROR confirming a payment failed:", error);
    return { kind: "told", text: checkoutSentences.unexpected };
  }
}

function toOutcome({ kind }: Confirmation): OrderOutcome {
  return { kind };
}

function orderFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return checkoutSentences.unexpected;
  if (error.code === "invalid_answer") return checkoutSentences.noSecret;
  return shownErrorCodes.has(error.code) ? errorSentence(error) : checkoutSentences.unexpected;
}
