import { afterEach, beforeEach, expect, test } from "vitest";
import { keyOf } from "../objects/copy.ts";
import {
  clientSecretOf,
  latestInvoice,
  newCustomer,
  openShop,
  paidSubscription,
  statusOf,
  subscribe,
  trial,
  typesOf,
} from "../stripe.fixture.ts";
import type { Shop } from "../stripe.fixture.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

const goodIban = "DE89 3704 0044 0532 0130 00";
const badIban = "DE62 3704 0044 0532 0130 01";

test("a direct debit is on its way for five bank days, then paid", async () => {
  const created = await subscribe(shop, "premium_annual");
  const { status } = shop.standin.payer.confirm(clientSecretOf(created), { iban: goodIban });
  expect(status).toBe("processing");
  expect(await statusOf(shop, created.id)).toBe("active");
  expect((await latestInvoice(shop, created.id)).status).toBe("open");
  // Thursday to Thursday: a weekend lies between.
  await shop.standin.advance(new Date("2026-01-21T23:00:00Z"));
  expect((await latestInvoice(shop, created.id)).status).toBe("open");
  await shop.standin.advance(new Date("2026-01-22T09:00:00Z"));
  expect((await latestInvoice(shop, created.id)).status).toBe("paid");
});

test("a direct debit that comes back makes an active subscription past due", async () => {
  const created = await subscribe(shop, "premium_annual");
  shop.standin.payer.confirm(clientSecretOf(created), { iban: badIban });
  await shop.standin.advance({ days: 8 });
  expect(await latestInvoice(shop, created.id)).toMatchObject({ status: "open" });
  expect(await statusOf(shop, created.id)).toBe("past_due");
  expect(await typesOf(shop)).toContain("payment_intent.payment_failed");
});

test("where only money counts, the subscription waits for it", async () => {
  const ownShop = await openShop({ account: { debitActivates: "on_settlement" } });
  const created = await subscribe(ownShop, "premium_annual");
  ownShop.standin.payer.confirm(clientSecretOf(created), { iban: goodIban });
  await ownShop.standin.advance({ days: 2 });
  expect(await statusOf(ownShop, created.id)).toBe("incomplete");
  await ownShop.standin.advance({ days: 6 });
  expect(await statusOf(ownShop, created.id)).toBe("active");
  await ownShop.standin.stop();
});

test("where only money counts and none comes, the subscription expires", async () => {
  const ownShop = await openShop({ account: { debitActivates: "on_settlement" } });
  const created = await subscribe(ownShop, "premium_annual");
  ownShop.standin.payer.confirm(clientSecretOf(created), { iban: badIban });
  await ownShop.standin.advance({ days: 8 });
  expect(await statusOf(ownShop, created.id)).toBe("incomplete_expired");
  expect((await latestInvoice(ownShop, created.id)).status).toBe("void");
  await ownShop.standin.stop();
});

test("a debit account set up in the trial pays the first period", async () => {
  const created = await subscribe(shop, "premium_monthly", trial);
  expect(shop.standin.payer.confirm(clientSecretOf(created), { iban: goodIban }).status).toBe(
    "succeeded",
  );
  await shop.standin.advance({ days: 15 });
  expect(await statusOf(shop, created.id)).toBe("active");
  await shop.standin.advance({ days: 8 });
  expect((await latestInvoice(shop, created.id)).status).toBe("paid");
  const { data } = await shop.stripe.paymentMethods.list({
    customer: keyOf(created.customer),
    type: "sepa_debit",
  });
  expect(data[0]).toMatchObject({ sepa_debit: { last4: "3000", country: "DE" } });
});

test.each([
  ["4000000000000002", "card_declined"],
  ["4000000000009995", "card_declined"],
  ["4000000000000069", "expired_card"],
  ["4000000000000127", "incorrect_cvc"],
  ["4000000000000119", "processing_error"],
  ["4242424242424241", "incorrect_number"],
])("card %s is refused with %s, and another one may follow", async (card, code) => {
  const created = await subscribe(shop, "basis_monthly");
  const secret = clientSecretOf(created);
  expect(shop.standin.payer.confirm(secret, { card }).errorCode).toBe(code);
  expect(await statusOf(shop, created.id)).toBe("incomplete");
  expect(shop.standin.payer.confirm(secret, {}).status).toBe("succeeded");
  expect(await statusOf(shop, created.id)).toBe("active");
});

test("a card that asks once pays later periods without its holder", async () => {
  const created = await subscribe(shop, "basis_monthly", trial);
  const means = { card: "4000002500003155" };
  expect(shop.standin.payer.confirm(clientSecretOf(created), means).status).toBe("requires_action");
  const { status } = shop.standin.payer.confirm(clientSecretOf(created), {
    ...means,
    agrees: true,
  });
  expect(status).toBe("succeeded");
  await shop.standin.advance({ days: 15 });
  expect((await latestInvoice(shop, created.id)).status).toBe("paid");
});

test("a card that always asks needs its holder for a renewal, and is paid when she agrees", async () => {
  const { stripe, standin } = shop;
  const created = await subscribe(shop, "basis_monthly", trial);
  const means = { card: "4000002760003184", agrees: true };
  standin.payer.confirm(clientSecretOf(created), means);
  await standin.advance({ days: 15 });
  expect(await statusOf(shop, created.id)).toBe("past_due");
  expect(await typesOf(shop)).toContain("invoice.payment_action_required");
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(created.id, {
    expand: ["latest_invoice.confirmation_secret"],
  });
  if (!invoice || typeof invoice === "string") throw new Error("not expanded");
  standin.payer.confirm(invoice.confirmation_secret!.client_secret, means);
  expect(await statusOf(shop, created.id)).toBe("active");
});

test("a holder who does not agree has not paid", async () => {
  const created = await subscribe(shop, "basis_monthly");
  const means = { card: "4000002760003184", agrees: false };
  expect(shop.standin.payer.confirm(clientSecretOf(created), means).status).toBe(
    "requires_payment_method",
  );
  expect(await statusOf(shop, created.id)).toBe("incomplete");
});

test("the same card has the same fingerprint at another customer", async () => {
  const [first, two] = [
    await paidSubscription(shop, "basis_monthly"),
    await paidSubscription(shop, "basis_monthly"),
  ];
  expect(first.customer).not.toBe(two.customer);
  const prints = await Promise.all(
    [first, two].map(
      async ({ method }) => (await shop.stripe.paymentMethods.retrieve(method)).card?.fingerprint,
    ),
  );
  expect(new Set(prints).size).toBe(1);
});

test("a method taken away is charged no more", async () => {
  const { id, method } = await paidSubscription(shop, "basis_monthly");
  expect((await shop.stripe.paymentMethods.detach(method)).customer).toBeNull();
  expect((await shop.stripe.subscriptions.retrieve(id)).default_payment_method).toBeNull();
  await shop.standin.advance({ days: 32 });
  expect(await statusOf(shop, id)).toBe("past_due");
});

test("a VAT id is checked after a while, and one of nobody's is told apart", async () => {
  const { stripe, standin } = shop;
  const { id } = await newCustomer(stripe);
  await expect(
    stripe.customers.createTaxId(id, { type: "eu_vat", value: "DE12345" }),
  ).rejects.toMatchObject({
    code: "tax_id_invalid",
  });
  await expect(
    newCustomer(stripe, { tax_id_data: [{ type: "eu_vat", value: "DE1" }] }),
  ).rejects.toThrow(/eu_vat/);
  expect((await stripe.customers.list()).data).toHaveLength(1);
  const good = await stripe.customers.createTaxId(id, { type: "eu_vat", value: "DE123456789" });
  const bad = await stripe.customers.createTaxId(id, { type: "eu_vat", value: "DE111111111" });
  expect(good.verification?.status).toBe("pending");
  await standin.advance({ days: 1 });
  const { data } = await stripe.customers.listTaxIds(id);
  expect(data.map((it) => [it.id, it.verification?.status])).toEqual([
    [bad.id, "unverified"],
    [good.id, "verified"],
  ]);
  expect((await typesOf(shop)).filter((type) => type === "customer.tax_id.updated")).toHaveLength(
    2,
  );
  await stripe.customers.deleteTaxId(id, bad.id);
  expect((await stripe.customers.listTaxIds(id)).data).toHaveLength(1);
});

test.each([
  ["DE", undefined, 19_000, "standard_rated"],
  ["DE", "DE123456789", 19_000, "standard_rated"],
  ["AT", "ATU12345678", 0, "reverse_charge"],
  ["AT", undefined, 19_000, "standard_rated"],
  ["CH", undefined, 0, "not_subject_to_tax"],
])("VAT for a customer in %s with VAT id %s: %i", async (country, vatId, taxCents, reason) => {
  const { stripe } = shop;
  const { id } = await newCustomer(stripe, { address: { country } });
  if (vatId) await stripe.customers.createTaxId(id, { type: "eu_vat", value: vatId });
  const product = await stripe.products.create({ name: "Glatt" });
  const price = await stripe.prices.create({
    product: product.id,
    currency: "eur",
    unit_amount: 100_000,
    recurring: { interval: "year" },
    tax_behavior: "exclusive",
  });
  const created = await subscribe(shop, "basis_annual", {
    customer: id,
    items: [{ price: price.id }],
  });
  const invoice = await latestInvoice(shop, created.id);
  expect(invoice.total).toBe(100_000 + taxCents);
  expect(invoice.total_taxes).toMatchObject([{ amount: taxCents, taxability_reason: reason }]);
});

test("without a place there is no tax and no subscription", async () => {
  const { id } = await shop.stripe.customers.create({ email: "a@b.example" });
  await expect(subscribe(shop, "basis_monthly", { customer: id })).rejects.toMatchObject({
    code: "customer_tax_location_invalid",
  });
  expect((await shop.stripe.subscriptions.list({ status: "all" })).data).toEqual([]);
});

test("money can be given back", async () => {
  const { stripe } = shop;
  const { id } = await paidSubscription(shop, "basis_monthly");
  const intent = (await latestInvoice(shop, id)).payments?.data[0]?.payment.payment_intent;
  const refund = await stripe.refunds.create({ payment_intent: keyOf(intent), amount: 1_000 });
  expect(refund).toMatchObject({ status: "succeeded", amount: 1_000 });
  expect(await typesOf(shop)).toContain("charge.refunded");
});
