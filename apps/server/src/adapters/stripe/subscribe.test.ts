import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  address,
  basisAnnual,
  basisMonthly,
  connectTo,
  newCustomer,
  openShop,
  premiumMonthly,
  refusalOf,
  secretOf,
  stateOf,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
let customerId: string;
beforeEach(async () => {
  shop = await openShop();
  customerId = await newCustomer(shop);
});
afterEach(() => shop.standin.stop());

const order = () => ({ customerId, agencyId: "a1", plan: basisMonthly });
const countSubscriptions = async () =>
  (await shop.payments.getCustomer(customerId)).subscriptions.length;

test("an order waits for its payment and holds the plan once that is made", async () => {
  const made = await shop.payments.subscribe("c1", order());
  expect(made).toMatchObject({ status: "incomplete", plan: basisMonthly, commandId: "c1" });
  shop.standin.payer.confirm(secretOf(made), {});
  const { subscription, invoice } = await stateOf(shop, customerId);
  expect(subscription).toMatchObject({
    id: made.id,
    status: "active",
    anchor: new Date("2026-01-31T09:00:00Z"),
    periodEndsAt: new Date("2026-02-28T09:00:00Z"),
    paymentMethod: { kind: "card", brand: "visa", last4: "4242" },
  });
  expect(subscription.clientSecret).toBeUndefined();
  expect(invoice).toMatchObject({ status: "paid", netCents: 11_900, taxCents: 2_261 });
  expect(invoice).toMatchObject({ totalCents: 14_161, paidCents: 14_161, currency: "eur" });
});

test("an annual plan is charged twelve months at once", async () => {
  const made = await shop.payments.subscribe("c1", { ...order(), plan: basisAnnual });
  shop.standin.payer.confirm(secretOf(made), {});
  const { subscription, invoice } = await stateOf(shop, customerId);
  expect(subscription.periodEndsAt).toEqual(new Date("2027-01-31T09:00:00Z"));
  expect(invoice.netCents).toBe(12 * 8_900);
});

test("a declined first payment leaves the order open, for another card", async () => {
  const made = await shop.payments.subscribe("c1", order());
  shop.standin.payer.confirm(secretOf(made), { card: "4000000000009995" });
  const { subscription } = await stateOf(shop, customerId);
  expect(subscription).toMatchObject({ status: "incomplete", clientSecret: made.clientSecret });
});

describe("a trial with a card", () => {
  const trial = () => ({ ...order(), plan: premiumMonthly, trialDays: 14 });

  test("does not run before the card is there", async () => {
    const made = await shop.payments.subscribe("c1", trial());
    expect(made.status).toBe("incomplete");
    expect(secretOf(made)).toMatch(/^seti_/);
    shop.standin.payer.confirm(secretOf(made), {});
    const { subscription } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({
      status: "trialing",
      trialEndsAt: new Date("2026-02-14T09:00:00Z"),
      paymentMethod: { kind: "card" },
    });
    expect(subscription.paymentMethod?.fingerprint).toMatch(/\w{8}/);
    expect(subscription.clientSecret).toBeUndefined();
  });

  test("is charged when it ends", async () => {
    const made = await shop.payments.subscribe("c1", trial());
    shop.standin.payer.confirm(secretOf(made), {});
    await shop.standin.advance({ days: 15 });
    const { subscription, invoice } = await stateOf(shop, customerId);
    expect(subscription.status).toBe("active");
    expect(invoice).toMatchObject({ status: "paid", netCents: 18_900 });
  });

  test("ends uncharged where the card never came", async () => {
    await shop.payments.subscribe("c1", trial());
    await shop.standin.advance({ days: 15 });
    const { subscription, invoices } = await stateOf(shop, customerId);
    expect(subscription.status).toBe("canceled");
    expect(invoices.every(({ totalCents }) => totalCents === 0)).toBe(true);
  });
});

describe("a direct debit", () => {
  const iban = "DE89370400440532013000";

  test("is on its way for days, and cannot be ordered once more meanwhile", async () => {
    const late = await openShop({ account: { debitActivates: "on_settlement" } });
    const customer = await newCustomer(late);
    const made = await late.payments.subscribe("c1", { ...order(), customerId: customer });
    late.standin.payer.confirm(secretOf(made), { iban });
    const { subscription, invoice } = await stateOf(late, customer);
    expect(subscription.status).toBe("incomplete");
    expect(subscription.clientSecret).toBeUndefined();
    expect(invoice).toMatchObject({ status: "open", isPaymentProcessing: true });
    expect(invoice.firstFailedAt).toBeUndefined();
    await late.standin.advance({ days: 8 });
    const after = await stateOf(late, customer);
    expect(after.subscription.status).toBe("active");
    expect(after.invoice).toMatchObject({ status: "paid", isPaymentProcessing: false });
    expect(after.subscription.paymentMethod).toMatchObject({ kind: "sepa_debit", last4: "3000" });
    await late.standin.stop();
  });

  test("that comes back has failed on that day, not when it was ordered", async () => {
    const made = await shop.payments.subscribe("c1", order());
    shop.standin.payer.confirm(secretOf(made), { iban: "DE62370400440532013001" });
    await shop.standin.advance({ days: 8 });
    const { invoice } = await stateOf(shop, customerId);
    expect(invoice).toMatchObject({ status: "open", isPaymentProcessing: false });
    expect(invoice.firstFailedAt?.getTime()).toBeGreaterThan(Date.parse("2026-02-05T00:00:00Z"));
  });
});

describe("the same order sent again", () => {
  test.each([
    ["an error of the provider", { kind: "status", status: 500 }],
    ["a lost answer", { kind: "lost_answer" }],
    ["a cut connection", { kind: "cut" }],
    ["a timeout", { kind: "slow", delayMs: 600 }],
  ] as const)("after %s makes one subscription", async (_, fault) => {
    const hasty = connectTo(shop.standin, fault.kind === "slow" ? { timeoutMs: 200 } : {});
    // The SDK tries once more by itself where a connection went away.
    const times = fault.kind === "lost_answer" || fault.kind === "cut" ? 2 : 1;
    shop.standin.fail(fault, { method: "POST", path: /subscriptions/, times });
    expect(await refusalOf(hasty.subscribe("c1", order()))).toMatchObject({ isRetryable: true });
    const made = await shop.payments.subscribe("c1", order());
    const isOrder = ({ method, path }: { method: string; path: string }) =>
      method === "POST" && path.endsWith("/subscriptions");
    const [first] = shop.standin.requests.filter(isOrder);
    // The provider goes on with a slow request although nobody waits for its answer.
    if (fault.kind === "slow") await expect.poll(() => first?.status).toBe(200);
    expect(await shop.payments.subscribe("c1", order())).toEqual(made);
    expect(await countSubscriptions()).toBe(1);
  });

  test("by itself, after errors that pass, makes one subscription", async () => {
    const patient = connectTo(shop.standin, { retries: 2 });
    shop.standin.fail({ kind: "lost_answer" }, { method: "POST", path: /subscriptions/ });
    await patient.subscribe("c1", order());
    expect(await countSubscriptions()).toBe(1);
  });

  test("after the provider forgot its key still makes one subscription", async () => {
    const made = await shop.payments.subscribe("c1", order());
    shop.standin.payer.confirm(secretOf(made), {});
    await shop.standin.advance({ days: 3 });
    const again = await shop.payments.subscribe("c1", order());
    expect(again).toMatchObject({ id: made.id, status: "active" });
    expect(await countSubscriptions()).toBe(1);
  });

  test("at the same moment makes one subscription", async () => {
    const both = await Promise.allSettled([
      shop.payments.subscribe("c1", order()),
      shop.payments.subscribe("c1", order()),
    ]);
    expect(both.map(({ status }) => status)).toContain("fulfilled");
    expect(await countSubscriptions()).toBe(1);
  });
});

test("one command cannot order two things", async () => {
  const customer = { agencyId: "a2", address };
  await shop.payments.saveCustomer("c9", customer);
  const other = { ...customer, address: { ...address, company: "Südlicht AG" } };
  const refused = await refusalOf(shop.payments.saveCustomer("c9", other));
  expect(refused).toMatchObject({ isRetryable: false, code: "idempotency_error" });
});

describe("prices", () => {
  test("that differ from what our pages say are never charged", async () => {
    const wrong = await openShop({
      prices: [
        {
          lookupKey: "basis_monthly",
          productName: "Basic",
          interval: "month",
          amountCents: 11_901,
        },
        {
          lookupKey: "basis_annual",
          productName: "Basic",
          interval: "month",
          amountCents: 106_800,
        },
      ],
    });
    const customer = await newCustomer(wrong);
    for (const plan of [basisMonthly, basisAnnual]) {
      const call = wrong.payments.subscribe("c1", { ...order(), customerId: customer, plan });
      expect(await refusalOf(call)).toMatchObject({ isRetryable: false, code: "price_mismatch" });
    }
    const none = wrong.payments.subscribe("c2", {
      ...order(),
      customerId: customer,
      plan: premiumMonthly,
    });
    expect(await refusalOf(none)).toMatchObject({ isRetryable: false, code: "price_missing" });
    expect((await wrong.payments.getCustomer(customer)).subscriptions).toEqual([]);
    await wrong.standin.stop();
  });
});

describe("ending at once", () => {
  test("stops the first payment for good", async () => {
    const made = await shop.payments.subscribe("c1", order());
    await shop.payments.endNow("c2", made.id);
    await shop.payments.endNow("c2", made.id);
    expect(shop.standin.payer.confirm(secretOf(made), {}).status).not.toBe("succeeded");
    const { subscription, invoice } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ status: "incomplete_expired" });
    expect(invoice).toMatchObject({ status: "void", paidCents: 0 });
  });

  test("leaves what was paid meanwhile, where only unpaid is to end", async () => {
    const made = await shop.payments.subscribe("c1", order());
    shop.standin.payer.confirm(secretOf(made), {});
    await shop.payments.endNow("c2", made.id, { isUnpaidOnly: true });
    expect((await stateOf(shop, customerId)).subscription.status).toBe("active");
    await shop.payments.endNow("c3", made.id);
    expect((await stateOf(shop, customerId)).subscription).toMatchObject({
      status: "canceled",
      endedAt: shop.standin.now(),
    });
  });

  test("leaves a direct debit that is on its way, where only unpaid is to end", async () => {
    const late = await openShop({ account: { debitActivates: "on_settlement" } });
    const customer = await newCustomer(late);
    const made = await late.payments.subscribe("c1", { ...order(), customerId: customer });
    late.standin.payer.confirm(secretOf(made), { iban: "DE89370400440532013000" });
    await late.payments.endNow("c2", made.id, { isUnpaidOnly: true });
    expect((await stateOf(late, customer)).subscription.status).toBe("incomplete");
    await late.standin.stop();
  });

  test("ends a trial whose card never came, and one that runs", async () => {
    const trial = { ...order(), plan: premiumMonthly, trialDays: 14 };
    const made = await shop.payments.subscribe("c1", trial);
    await shop.payments.endNow("c2", made.id, { isUnpaidOnly: true });
    expect((await stateOf(shop, customerId)).subscription.status).toBe("canceled");
    const second = await shop.payments.subscribe("c3", trial);
    shop.standin.payer.confirm(secretOf(second), {});
    await shop.payments.endNow("c4", second.id);
    await shop.standin.advance({ days: 40 });
    const { invoices } = await stateOf(shop, customerId);
    expect(invoices.every(({ totalCents }) => totalCents === 0)).toBe(true);
  });
});
