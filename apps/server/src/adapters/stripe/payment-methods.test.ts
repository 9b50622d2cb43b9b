import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  basisMonthly,
  buy,
  newCustomer,
  openShop,
  refusalOf,
  stateOf,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

/** What a browser does with another card. */
async function bring(customerId: string, means: { card?: string; iban?: string }) {
  const secret = await shop.payments.beginPaymentMethod("begin", customerId);
  expect(secret).toMatch(/^seti_\w+_secret_/);
  shop.standin.payer.confirm(secret, means);
  return secret.split("_secret_")[0] ?? "";
}

test("another card or account pays from now on", async () => {
  const { customerId } = await buy(shop, basisMonthly);
  const setupIntentId = await bring(customerId, { iban: "DE89370400440532013000" });
  await shop.payments.usePaymentMethod("use", { customerId, setupIntentId });
  await shop.payments.usePaymentMethod("use", { customerId, setupIntentId });
  const debit = { kind: "sepa_debit", last4: "3000" };
  const { subscription, defaultPaymentMethod } = await stateOf(shop, customerId);
  expect(subscription.paymentMethod).toMatchObject(debit);
  expect(defaultPaymentMethod).toMatchObject(debit);
});

test("begun twice under one command it is one set-up", async () => {
  const customerId = await newCustomer(shop);
  const begin = () => shop.payments.beginPaymentMethod("begin", customerId);
  expect(await begin()).toBe(await begin());
});

describe("an invoice that could not be collected", () => {
  async function fallBehind() {
    const bought = await buy(shop, basisMonthly);
    shop.standin.declineMethod(bought.method, "insufficient_funds");
    await shop.standin.advance({ days: 29 });
    return bought;
  }

  test("names its first failure, also after further ones", async () => {
    const { customerId } = await fallBehind();
    const { subscription, invoice } = await stateOf(shop, customerId);
    expect(subscription.status).toBe("past_due");
    expect(invoice).toMatchObject({ status: "open", isPaymentProcessing: false, paidCents: 0 });
    const first = invoice.firstFailedAt;
    expect(first?.getTime()).toBeGreaterThanOrEqual(Date.parse("2026-02-28T09:00:00Z"));
    expect(invoice.nextAttemptAt?.getTime()).toBeGreaterThan(shop.standin.now().getTime());
    await shop.standin.advance({ days: 4 });
    expect((await stateOf(shop, customerId)).invoice.firstFailedAt).toEqual(first);
  });

  test("is paid by the new card at once, and once", async () => {
    const { customerId } = await fallBehind();
    const setupIntentId = await bring(customerId, {});
    shop.standin.fail({ kind: "lost_answer" }, { method: "POST", path: /pay$/, times: 2 });
    const use = () => shop.payments.usePaymentMethod("use", { customerId, setupIntentId });
    expect(await refusalOf(use())).toMatchObject({ isRetryable: true });
    await use();
    const { subscription, invoice, invoices } = await stateOf(shop, customerId);
    expect(subscription.status).toBe("active");
    expect(invoice).toMatchObject({ status: "paid", paidCents: 14_161 });
    expect(invoice.firstFailedAt).toBeUndefined();
    expect(invoices).toHaveLength(2);
  });

  test("stays open where the new card says no as well, which is told with the bank's code", async () => {
    const { customerId } = await fallBehind();
    const setupIntentId = await bring(customerId, { card: "4000000000000341" });
    const use = shop.payments.usePaymentMethod("use", { customerId, setupIntentId });
    expect(await refusalOf(use)).toMatchObject({ isRetryable: false, code: "card_declined" });
    expect((await stateOf(shop, customerId)).subscription.status).toBe("past_due");
  });

  test("is left alone while a direct debit for it is on its way", async () => {
    const { customerId } = await fallBehind();
    const setupIntentId = await bring(customerId, { iban: "DE89370400440532013000" });
    const use = (command: string) =>
      shop.payments.usePaymentMethod(command, { customerId, setupIntentId });
    await use("use");
    await use("once more");
    const { invoice } = await stateOf(shop, customerId);
    expect(invoice).toMatchObject({ status: "open", isPaymentProcessing: true });
    expect(invoice.firstFailedAt).toBeUndefined();
    await shop.standin.advance({ days: 8 });
    expect((await stateOf(shop, customerId)).subscription.status).toBe("active");
  });
});

test("a set-up of somebody else, or one without a card, brings nothing", async () => {
  const { customerId } = await buy(shop, basisMonthly);
  const other = await newCustomer(shop, "a2");
  const foreign = await bring(other, {});
  const use = (setupIntentId: string) =>
    refusalOf(shop.payments.usePaymentMethod("use", { customerId, setupIntentId }));
  expect(await use(foreign)).toMatchObject({ isRetryable: false, code: "resource_missing" });
  expect(await use("seti_unknown")).toMatchObject({ isRetryable: false, code: "resource_missing" });
  const begun = await shop.payments.beginPaymentMethod("b", customerId);
  const unfinished = await use(begun.split("_secret_")[0] ?? "");
  expect(unfinished).toMatchObject({ isRetryable: false, code: "setup_intent_unfinished" });
});
