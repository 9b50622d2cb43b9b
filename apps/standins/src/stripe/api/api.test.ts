import { keyOf } from "../objects/copy.ts";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  connect,
  newCustomer,
  openShop,
  paidSubscription,
  priceOf,
  subscribe,
  trial,
} from "../stripe.fixture.ts";
import type { Shop } from "../stripe.fixture.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

const { errors } = Stripe;

test("the same key gives the same answer, marked as a replay", async () => {
  const { stripe } = shop;
  const options = { idempotencyKey: "customer-a1" };
  const first = await stripe.customers.create({ email: "a@b.example" }, options);
  const two = await stripe.customers.create({ email: "a@b.example" }, options);
  expect(two.id).toBe(first.id);
  expect(two.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect((await stripe.customers.list()).data).toHaveLength(1);
});

test("the same key with other parameters is an error", async () => {
  const options = { idempotencyKey: "customer-a1" };
  await shop.stripe.customers.create({ email: "a@b.example" }, options);
  const other = shop.stripe.customers.create({ email: "c@d.example" }, options);
  await expect(other).rejects.toBeInstanceOf(errors.StripeIdempotencyError);
  await expect(other).rejects.toMatchObject({ statusCode: 400 });
});

test("a key is forgotten after a day", async () => {
  const options = { idempotencyKey: "customer-a1" };
  const customer = await shop.stripe.customers.create({ email: "a@b.example" }, options);
  await shop.standin.advance({ days: 2 });
  const two = await shop.stripe.customers.create({ email: "a@b.example" }, options);
  expect(two.id).not.toBe(customer.id);
});

test("a lost answer is found again by the SDK's own retry: one subscription, not two", async () => {
  const { standin, stripe } = shop;
  const customer = (await newCustomer(stripe)).id;
  standin.fail({ kind: "lost_answer" }, { method: "POST", path: /^\/v1\/subscriptions$/ });
  const created = await subscribe(shop, "premium_monthly", { ...trial, customer });
  const { data } = await stripe.subscriptions.list({ customer, status: "all" });
  expect(data.map(({ id }) => id)).toEqual([created.id]);
  const attempts = standin.requests.filter(
    ({ method, path }) => method === "POST" && path === "/v1/subscriptions",
  );
  expect(attempts.map(({ isReplay }) => isReplay)).toEqual([undefined, true]);
});

test("a lost answer is found again by another process with the same key", async () => {
  const { standin, stripe } = shop;
  const impatient = new Stripe(standin.secretKey, {
    ...standin.connection,
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const options = { idempotencyKey: "k" };
  // The SDK tries once more when a connection was cut, whatever it is told.
  standin.fail({ kind: "lost_answer" }, { times: 2 });
  await expect(
    impatient.customers.create({ email: "a@b.example" }, options),
  ).rejects.toBeInstanceOf(errors.StripeConnectionError);
  const again = await stripe.customers.create({ email: "a@b.example" }, options);
  expect((await stripe.customers.list()).data.map(({ id }) => id)).toEqual([again.id]);
});

test("refused by the bank stays refused under its key, even after the card works again", async () => {
  const { standin, stripe } = shop;
  const { id, method } = await paidSubscription(shop, "basis_monthly");
  standin.declineMethod(method, "insufficient_funds");
  await standin.advance(new Date("2026-02-15T12:00:00Z"));
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
  const pay = (idempotencyKey: string) =>
    stripe.invoices.pay(keyOf(invoice), {}, { idempotencyKey });
  await expect(pay("one")).rejects.toBeInstanceOf(errors.StripeCardError);
  standin.declineMethod(method, undefined);
  await expect(pay("one")).rejects.toBeInstanceOf(errors.StripeCardError);
  expect((await pay("two")).status).toBe("paid");
});

test("trouble of the server is retried, too many requests are told, and what is down comes back", async () => {
  const { standin, stripe } = shop;
  standin.fail({ kind: "status", status: 500 }, { times: 2 });
  await stripe.customers.list();
  expect(standin.requests.map(({ status }) => status)).toEqual([500, 500, 200]);
  standin.fail({ kind: "status", status: 429 });
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(errors.StripeRateLimitError);
  standin.goDown();
  await expect(stripe.customers.list()).rejects.toBeInstanceOf(errors.StripeConnectionError);
  standin.comeBack();
  expect((await stripe.customers.list()).data).toEqual([]);
});

test("a slow answer runs into the client's patience", async () => {
  const { standin } = shop;
  const hasty = new Stripe(standin.secretKey, {
    ...standin.connection,
    telemetry: false,
    timeout: 50,
    maxNetworkRetries: 0,
  });
  standin.fail({ kind: "slow", delayMs: 2_000 });
  await expect(hasty.customers.list()).rejects.toBeInstanceOf(errors.StripeConnectionError);
});

test("only the key of the account is let in, and the publishable one to nothing of the server's", async () => {
  await expect(connect(shop.standin, "sk_test_other").customers.list()).rejects.toBeInstanceOf(
    errors.StripeAuthenticationError,
  );
  await expect(
    connect(shop.standin, shop.standin.publishableKey).customers.list(),
  ).rejects.toMatchObject({
    statusCode: 403,
  });
});

test("errors have the shape of Stripe's: type, code, parameter, request", async () => {
  const { stripe } = shop;
  await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
    type: "StripeInvalidRequestError",
    code: "resource_missing",
    param: "id",
    statusCode: 404,
    requestId: expect.stringMatching(/^req_/),
  });
  const create = { customer: "cus_nobody", items: [] };
  await expect(stripe.subscriptions.create(create)).rejects.toMatchObject({ param: "customer" });
  // The SDK's types do not let a wrong name through; a caller without types could.
  const wrong = { emial: "a@b.example" } as Stripe.CustomerCreateParams;
  await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "emial",
  });
});

test("a field that older versions had cannot be expanded", async () => {
  const { id } = await subscribe(shop, "basis_monthly");
  const old = { expand: ["latest_invoice.payment_intent"] };
  await expect(shop.stripe.subscriptions.retrieve(id, old)).rejects.toThrow(/cannot be expanded/);
});

test("what is expanded is there, through lists, too", async () => {
  const { id } = await paidSubscription(shop, "basis_monthly");
  const { data } = await shop.stripe.subscriptions.list({
    expand: ["data.customer", "data.latest_invoice.payments"],
  });
  expect(data[0]).toMatchObject({
    id,
    customer: { object: "customer", name: "Agentur GmbH" },
    latest_invoice: { payments: { data: [{ object: "invoice_payment", status: "paid" }] } },
  });
});

test("lists come in pages, newest first, and the SDK turns them", async () => {
  const { stripe } = shop;
  for (let count = 0; count < 5; count++) await newCustomer(stripe, { name: `Nr. ${count}` });
  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ has_more: true, data: [{ name: "Nr. 4" }, { name: "Nr. 3" }] });
  const last = await stripe.customers.list({
    limit: 2,
    starting_after: (await stripe.customers.list()).data[3]!.id,
  });
  expect(last).toMatchObject({ has_more: false, data: [{ name: "Nr. 0" }] });
  expect((await stripe.customers.list({ limit: 5 })).has_more).toBe(false);
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ name }) => name)).toEqual(["Nr. 4", "Nr. 3", "Nr. 2", "Nr. 1", "Nr. 0"]);
});

test("events can be caught up by type and time", async () => {
  const { standin, stripe } = shop;
  await paidSubscription(shop, "basis_monthly");
  const since = Math.floor(standin.now().getTime() / 1000) + 1;
  await standin.advance({ days: 32 });
  const types = ["invoice.paid", "invoice.upcoming"];
  const { data } = await stripe.events.list({ types, created: { gte: since } });
  expect(data.map(({ type }) => type)).toEqual(["invoice.paid", "invoice.upcoming"]);
  expect(await stripe.events.retrieve(data[0]!.id)).toMatchObject({
    id: data[0]!.id,
    type: "invoice.paid",
  });
});

test("events are kept for thirty days", async () => {
  const { standin, stripe } = shop;
  const { id } = await newCustomer(stripe);
  await standin.advance({ days: 31 });
  await stripe.customers.update(id, { name: "Neu" });
  const { data } = await stripe.events.list({ limit: 100 });
  expect(data.map(({ type }) => type)).toEqual(["customer.updated"]);
});

test("the catalogue holds net prices in both billings", async () => {
  const { data } = await shop.stripe.prices.list({ limit: 100, expand: ["data.product"] });
  expect(Object.fromEntries(data.map((it) => [it.lookup_key, it.unit_amount]))).toEqual({
    basis_annual: 106_800,
    basis_monthly: 11_900,
    enterprise_annual: 358_800,
    enterprise_monthly: 37_900,
    premium_annual: 178_800,
    premium_monthly: 18_900,
  });
  const price = await priceOf(shop.stripe, "premium_annual");
  expect(price).toMatchObject({ tax_behavior: "exclusive", recurring: { interval: "year" } });
  expect(String(price.unit_amount_decimal)).toBe("178800");
});

test("metadata is merged, emptied by name, and addresses are kept", async () => {
  const { stripe } = shop;
  const { id } = await newCustomer(stripe);
  await stripe.customers.update(id, { metadata: { source: "checkout" } });
  const after = await stripe.customers.update(id, { metadata: { agency_id: "" } });
  expect(after.metadata).toEqual({ source: "checkout" });
  expect(after.address).toMatchObject({ city: "Köln", country: "DE", line2: null });
});
