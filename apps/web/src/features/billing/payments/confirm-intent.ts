import type {
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeCardElement,
  StripeIbanElement,
} from "@stripe/stripe-js";

export type PaymentKind = "card" | "sepa";

export type PaymentElement =
  | { readonly kind: "card"; readonly element: StripeCardElement }
  | { readonly kind: "sepa"; readonly element: StripeIbanElement };

export interface Payer {
  readonly name: string;
  readonly email: string;
}

export type Confirmation =
  | { readonly kind: "done"; readonly intentId: string }
  /** About what was typed: told beside the field. */
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "failed" };

type Confirming = Pick<
  Stripe,
  | "confirmCardSetup"
  | "confirmCardPayment"
  | "confirmSepaDebitSetup"
  | "confirmSepaDebitPayment"
  | "retrieveSetupIntent"
  | "retrievePaymentIntent"
>;

/** Of a card by the specification's list; those of an IBAN are their counterpart. Everything else is no matter of typing. */
const inlineCodes: ReadonlySet<string> = new Set([
  "incomplete_number",
  "incomplete_cvc",
  "incomplete_expiry",
  "invalid_number",
  "invalid_expiry_month",
  "invalid_expiry_year",
  "invalid_cvc",
  "incorrect_number",
  "incorrect_cvc",
  "invalid_expiry_month_past",
  "incomplete_zip",
  "postal_code_incomplete",
  "card_declined",
  "incomplete_iban",
  "invalid_iban",
  "invalid_iban_start",
  "invalid_iban_country_code",
]);

const fallbackText = "Die Zahlungsdaten wurden nicht angenommen. Bitte prüfe deine Eingaben.";

export function isSetupSecret(secret: string): boolean {
  return secret.startsWith("seti_");
}

/** Has the provider carry out what the secret stands for; the bank's question, where it has one, is part of it. */
export async function confirmIntent(
  stripe: Confirming,
  secret: string,
  method: PaymentElement,
  payer: Payer,
): Promise<Confirmation> {
  const result = await confirm(stripe, secret, method, payer);
  const { error } = result;
  if (error?.code !== undefined && inlineCodes.has(error.code)) {
    return { kind: "inline", text: error.message ?? fallbackText };
  }
  // An error may come after the deed: confirmed before, or the answer was lost. Nobody shall pay again for that.
  const intent = intentOf(error ? await retrieve(stripe, secret) : result);
  return intent && (intent.status === "succeeded" || intent.status === "processing")
    ? { kind: "done", intentId: intent.id }
    : { kind: "failed" };
}

function intentOf(result: Result) {
  if ("setupIntent" in result && result.setupIntent) return result.setupIntent;
  return "paymentIntent" in result ? result.paymentIntent : undefined;
}

function retrieve(stripe: Confirming, secret: string): Promise<Result> {
  return isSetupSecret(secret)
    ? stripe.retrieveSetupIntent(secret)
    : stripe.retrievePaymentIntent(secret);
}

type Result = SetupIntentResult | PaymentIntentResult;

function confirm(
  stripe: Confirming,
  secret: string,
  method: PaymentElement,
  payer: Payer,
): Promise<Result> {
  const isSetup = isSetupSecret(secret);
  if (method.kind === "card") {
    const data = { payment_method: { card: method.element, billing_details: { ...payer } } };
    return isSetup
      ? stripe.confirmCardSetup(secret, data)
      : stripe.confirmCardPayment(secret, data);
  }
  const data = { payment_method: { sepa_debit: method.element, billing_details: { ...payer } } };
  return isSetup
    ? stripe.confirmSepaDebitSetup(secret, data)
    : stripe.confirmSepaDebitPayment(secret, data);
}
