import type Stripe from "stripe";
import type { PaymentMethod } from "../../ports/payments.ts";

function withFingerprint(fingerprint: string | null | undefined) {
  return typeof fingerprint === "string" ? { fingerprint } : {};
}

export function readPaymentMethod(method: Stripe.PaymentMethod): PaymentMethod {
  const { id, card, sepa_debit: debit } = method;
  if (card) {
    const { brand, last4, exp_month: month, exp_year: year, fingerprint } = card;
    const expiresIn = { month, year };
    return { id, kind: "card", brand, last4, expiresIn, ...withFingerprint(fingerprint) };
  }
  if (!debit) return { id, kind: "other" };
  const { last4, fingerprint } = debit;
  return {
    id,
    kind: "sepa_debit",
    ...(last4 !== null && { last4 }),
    ...withFingerprint(fingerprint),
  };
}
