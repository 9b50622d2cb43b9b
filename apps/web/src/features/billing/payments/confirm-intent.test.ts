import type { StripeCardElement, StripeIbanElement } from "@stripe/stripe-js";
import { expect, test, vi } from "vitest";
import { confirmIntent } from "./confirm-intent";

// The provider's own fields, of which nothing is asked here.
const card = { kind: "card", element: {} as StripeCardElement } as const;
const sepa = { kind: "sepa", element: {} as StripeIbanElement } as const;
const payer = { name: "ada@nordlicht.example", email: "ada@nordlicht.example" };

function provider(answer: object, retrieved: object = { error: { type: "api_error" } }) {
  const confirm = () => vi.fn(() => Promise.resolve(answer));
  const retrieve = () => vi.fn(() => Promise.resolve(retrieved));
  const stripe = {
    confirmCardSetup: confirm(),
    confirmCardPayment: confirm(),
    confirmSepaDebitSetup: confirm(),
    confirmSepaDebitPayment: confirm(),
    retrieveSetupIntent: retrieve(),
    retrievePaymentIntent: retrieve(),
  };
  return { stripe, confirming: stripe as unknown as Parameters<typeof confirmIntent>[0] };
}

const setup = { setupIntent: { id: "seti_1", status: "succeeded" } };

test.each([
  [card, "seti_1_secret_2", "confirmCardSetup"],
  [card, "pi_1_secret_2", "confirmCardPayment"],
  [sepa, "seti_1_secret_2", "confirmSepaDebitSetup"],
  [sepa, "pi_1_secret_2", "confirmSepaDebitPayment"],
] as const)("the secret and the method decide what is confirmed", async (method, secret, name) => {
  const { stripe, confirming } = provider(setup);
  await confirmIntent(confirming, secret, method, payer);
  const called = Object.entries(stripe).filter(([, call]) => call.mock.calls.length > 0);
  expect(called.map(([key]) => key)).toEqual([name]);
});

test.each(["succeeded", "processing"])("%s is done", async (status) => {
  const { confirming } = provider({ paymentIntent: { id: "pi_1", status } });
  expect(await confirmIntent(confirming, "pi_1_secret_2", card, payer)).toEqual({
    kind: "done",
    intentId: "pi_1",
  });
});

test.each(["requires_action", "requires_payment_method", "canceled"])(
  "%s is not",
  async (status) => {
    const { confirming } = provider({ paymentIntent: { id: "pi_1", status } });
    expect(await confirmIntent(confirming, "pi_1_secret_2", card, payer)).toEqual({
      kind: "failed",
    });
  },
);

test("an error after the deed is no failure: it was paid before, or the answer was lost", async () => {
  const { confirming } = provider(
    { error: { code: "payment_intent_unexpected_state" } },
    { paymentIntent: { id: "pi_1", status: "succeeded" } },
  );
  const outcome = await confirmIntent(confirming, "pi_1_secret_2", card, payer);
  expect(outcome).toEqual({ kind: "done", intentId: "pi_1" });
});

test("what was typed wrong is told in the provider's words, everything else is a failure", async () => {
  const declined = provider({ error: { code: "card_declined", message: "Abgelehnt." } });
  expect(await confirmIntent(declined.confirming, "seti_1_secret_2", card, payer)).toEqual({
    kind: "inline",
    text: "Abgelehnt.",
  });
  const expired = provider({ error: { code: "expired_card", message: "Abgelaufen." } });
  expect(await confirmIntent(expired.confirming, "seti_1_secret_2", card, payer)).toEqual({
    kind: "failed",
  });
});
