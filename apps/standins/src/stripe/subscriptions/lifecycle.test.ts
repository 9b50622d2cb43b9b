import { afterEach, beforeEach, expect, test } from "vitest";
import { keyOf } from "../objects/copy.ts";
import {
  changePlan,
  clientSecretOf,
  latestInvoice,
  newCustomer,
  openShop,
  paidSubscription,
  priceOf,
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

const net = (cents: number) => Math.round(cents * 1.19);

test("a life: trial with a card, paid, upgrade, failed renewal, recovery, notice, end", async () => {
  const { stripe, standin } = shop;
  const created = await subscribe(shop, "basis_monthly", trial);
  expect(created.status).toBe("trialing");
  expect(clientSecretOf(created)).toMatch(/^seti_\w+_secret_\w+$/);
  const { status, paymentMethod } = standin.payer.confirm(clientSecretOf(created), {});
  expect(status).toBe("succeeded");
  const equipped = await stripe.subscriptions.retrieve(created.id);
  expect(equipped.default_payment_method).toBe(paymentMethod);
  expect(equipped.pending_setup_intent).toBeNull();

  await standin.advance(new Date("2026-01-28T00:00:00Z"));
  expect(await typesOf(shop)).toContain("customer.subscription.trial_will_end");
  expect(await statusOf(shop, created.id)).toBe("trialing");

  await standin.advance(new Date("2026-01-29T09:30:00Z"));
  expect(await statusOf(shop, created.id)).toBe("active");
  expect((await latestInvoice(shop, created.id)).status).toBe("draft");
  await standin.advance({ days: 1 });
  const first = await latestInvoice(shop, created.id);
  expect(first).toMatchObject({
    status: "paid",
    billing_reason: "subscription_cycle",
    subtotal: 11_900,
    total: net(11_900),
    amount_paid: net(11_900),
  });

  await changePlan(shop, created.id, "premium_monthly");
  const upgrade = await latestInvoice(shop, created.id);
  expect(upgrade).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
  expect(upgrade.lines.data.map(({ amount }) => Math.sign(amount))).toEqual([-1, 1]);

  standin.declineMethod(paymentMethod!, "insufficient_funds");
  await standin.advance(new Date("2026-03-01T12:00:00Z"));
  const failed = await latestInvoice(shop, created.id);
  expect(failed).toMatchObject({ status: "open", attempt_count: 1, subtotal: 18_900 });
  expect(failed.next_payment_attempt).not.toBeNull();
  expect(await statusOf(shop, created.id)).toBe("past_due");

  standin.declineMethod(paymentMethod!, undefined);
  await standin.advance({ days: 4 });
  expect(await latestInvoice(shop, created.id)).toMatchObject({ status: "paid", attempt_count: 2 });
  expect(await statusOf(shop, created.id)).toBe("active");

  const { items } = await stripe.subscriptions.retrieve(created.id);
  const cancelAt = items.data[0]!.current_period_end;
  await stripe.subscriptions.update(created.id, { cancel_at: cancelAt });
  await standin.advance(new Date(cancelAt * 1000 - 1000));
  expect(await statusOf(shop, created.id)).toBe("active");
  await standin.advance({ days: 1 });
  const ended = await stripe.subscriptions.retrieve(created.id);
  expect(ended).toMatchObject({ status: "canceled", ended_at: cancelAt });
  const invoices = await stripe.invoices.list({ customer: keyOf(created.customer) });
  await standin.advance({ days: 90 });
  expect(await stripe.invoices.list({ customer: keyOf(created.customer) })).toEqual(invoices);
  expect(invoices.data.map(({ number }) => number?.slice(-4))).toEqual([
    "0004",
    "0003",
    "0002",
    "0001",
  ]);
});

test("a trial without a card ends by itself, free of charge", async () => {
  const { id, customer } = await subscribe(shop, "premium_monthly", trial);
  await shop.standin.advance({ days: 15 });
  expect(await statusOf(shop, id)).toBe("canceled");
  const { data } = await shop.stripe.invoices.list({ customer: keyOf(customer) });
  expect(data.map(({ total }) => total)).toEqual([0]);
  expect((await typesOf(shop)).at(-1)).toBe("customer.subscription.deleted");
});

test("a direct payment makes the subscription active at once", async () => {
  const created = await subscribe(shop, "premium_annual");
  expect(created.status).toBe("incomplete");
  expect(clientSecretOf(created)).toMatch(/^pi_/);
  expect(shop.standin.payer.confirm(clientSecretOf(created), {}).status).toBe("succeeded");
  const paid = await shop.stripe.subscriptions.retrieve(created.id, {
    expand: ["default_payment_method", "customer"],
  });
  expect(paid.status).toBe("active");
  expect(paid.default_payment_method).toMatchObject({ card: { brand: "visa", last4: "4242" } });
  expect(paid.items.data[0]!.current_period_end).toBe(Date.parse("2027-01-15T09:00:00Z") / 1000);
  const invoice = await latestInvoice(shop, created.id);
  expect(invoice).toMatchObject({ status: "paid", subtotal: 178_800, total: net(178_800) });
  expect(invoice.parent?.subscription_details?.subscription).toBe(created.id);
  expect(invoice.payments?.data[0]).toMatchObject({ status: "paid", amount_paid: net(178_800) });
});

test("a first payment that never comes expires the subscription", async () => {
  const { id } = await subscribe(shop, "basis_monthly");
  await shop.standin.advance({ days: 1 });
  expect(await statusOf(shop, id)).toBe("incomplete_expired");
  expect((await latestInvoice(shop, id)).status).toBe("void");
});

test("a card that is refused later loses the subscription after the last reminder", async () => {
  const { stripe, standin } = shop;
  const { id } = await subscribe(shop, "basis_monthly", trial).then((created) => {
    standin.payer.confirm(clientSecretOf(created), { card: "4000000000000341" });
    return created;
  });
  await standin.advance({ days: 15 });
  expect(await statusOf(shop, id)).toBe("past_due");
  await standin.advance({ days: 20 });
  const ended = await stripe.subscriptions.retrieve(id);
  expect(ended.status).toBe("canceled");
  expect(ended.cancellation_details?.reason).toBe("payment_failed");
  expect(await latestInvoice(shop, id)).toMatchObject({ status: "open", attempt_count: 5 });
  const failures = (await typesOf(shop)).filter((type) => type === "invoice.payment_failed");
  expect(failures).toHaveLength(5);
});

test.each(["unpaid", "past_due"] as const)("by choice it becomes %s instead", async (state) => {
  const ownShop = await openShop({ account: { afterDunning: state } });
  const { id, method } = await paidSubscription(ownShop, "basis_monthly");
  ownShop.standin.declineMethod(method, "generic_decline");
  // A month until it is charged again, three weeks until nobody tries any more
  await ownShop.standin.advance({ days: 55 });
  expect(await statusOf(ownShop, id)).toBe(state);
  await ownShop.standin.stop();
});

test("an open invoice can be paid by hand with another card", async () => {
  const { stripe, standin } = shop;
  const { id, customer, method } = await paidSubscription(shop, "basis_monthly");
  standin.declineMethod(method, "insufficient_funds");
  await standin.advance(new Date("2026-02-15T12:00:00Z"));
  const open = await latestInvoice(shop, id);
  await expect(stripe.invoices.pay(open.id!)).rejects.toMatchObject({
    type: "StripeCardError",
    code: "card_declined",
    decline_code: "insufficient_funds",
    statusCode: 402,
  });
  const setup = await stripe.setupIntents.create({ customer, usage: "off_session" });
  const { paymentMethod } = standin.payer.confirm(setup.client_secret!, {
    card: "5555555555554444",
  });
  await stripe.subscriptions.update(id, { default_payment_method: paymentMethod! });
  expect((await stripe.invoices.pay(open.id!)).status).toBe("paid");
  expect(await statusOf(shop, id)).toBe("active");
});

test("the preview of an upgrade is the invoice that comes of it, to the cent", async () => {
  const { stripe, standin } = shop;
  const { id } = await paidSubscription(shop, "basis_monthly");
  await standin.advance({ days: 11 });
  const { items } = await stripe.subscriptions.retrieve(id);
  const price = (await priceOf(stripe, "premium_monthly")).id;
  const at = Math.floor(standin.now().getTime() / 1000);
  // Somebody reads the page for an hour and reloads it.
  await standin.advance(new Date(standin.now().getTime() + 3_600_000));
  const preview = await stripe.invoices.createPreview({
    subscription: id,
    subscription_details: {
      items: [{ id: items.data[0]!.id, price }],
      proration_behavior: "always_invoice",
      proration_date: at,
    },
  });
  await standin.advance(new Date(standin.now().getTime() + 60_000));
  await changePlan(shop, id, "premium_monthly", { proration_date: at });
  const invoice = await latestInvoice(shop, id);
  const lines = ({ lines: { data } }: typeof invoice) =>
    data.map(({ amount, description, period, taxes }) => ({ amount, description, period, taxes }));
  expect(lines(preview)).toEqual(lines(invoice));
  expect(preview.total).toBe(invoice.total);
  expect(preview.amount_due).toBe(invoice.amount_paid);
  expect(invoice.total).toBeGreaterThan(0);
});

test("a change to yearly billing begins a new period and gives back the unused time", async () => {
  const { id } = await paidSubscription(shop, "premium_monthly");
  await shop.standin.advance({ days: 10 });
  await changePlan(shop, id, "premium_annual");
  const invoice = await latestInvoice(shop, id);
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([
    -Math.round((18_900 * 21) / 31),
    178_800,
  ]);
  const { items } = await shop.stripe.subscriptions.retrieve(id);
  expect(items.data[0]!.current_period_end).toBe(Date.parse("2027-01-25T09:00:00Z") / 1000);
});

test("a downgrade with credit lowers what is due next", async () => {
  const { id, customer } = await paidSubscription(shop, "premium_monthly");
  await shop.standin.advance({ days: 10 });
  await changePlan(shop, id, "basis_monthly");
  const credit = await latestInvoice(shop, id);
  expect(credit).toMatchObject({ status: "paid", amount_due: 0 });
  expect(credit.total).toBeLessThan(0);
  const { balance } = (await shop.stripe.customers.retrieve(customer)) as { balance: number };
  expect(balance).toBe(credit.total);
  await shop.standin.advance({ days: 25 });
  const next = await latestInvoice(shop, id);
  expect(next.amount_paid).toBe(net(11_900) + credit.total);
});

test("prorations can wait for the next regular invoice", async () => {
  const { id } = await paidSubscription(shop, "basis_monthly");
  await shop.standin.advance({ days: 10 });
  const before = await latestInvoice(shop, id);
  await changePlan(shop, id, "premium_monthly", { proration_behavior: "create_prorations" });
  expect((await latestInvoice(shop, id)).id).toBe(before.id);
  await shop.standin.advance({ days: 25 });
  expect((await latestInvoice(shop, id)).lines.data).toHaveLength(3);
});

test("an upgrade whose payment fails waits, and expires if nobody pays", async () => {
  const { stripe, standin } = shop;
  const { id, method } = await paidSubscription(shop, "basis_monthly");
  standin.declineMethod(method, "generic_decline");
  const tierOf = async () =>
    (await stripe.subscriptions.retrieve(id)).items.data[0]!.price.lookup_key;
  await changePlan(shop, id, "premium_monthly", { payment_behavior: "pending_if_incomplete" });
  expect(await tierOf()).toBe("basis_monthly");
  expect((await stripe.subscriptions.retrieve(id)).pending_update).not.toBeNull();
  expect(await statusOf(shop, id)).toBe("active");
  await standin.advance({ days: 1 });
  expect((await stripe.subscriptions.retrieve(id)).pending_update).toBeNull();
  expect((await latestInvoice(shop, id)).status).toBe("void");

  await changePlan(shop, id, "premium_monthly", { payment_behavior: "pending_if_incomplete" });
  standin.declineMethod(method, undefined);
  await stripe.invoices.pay((await latestInvoice(shop, id)).id!);
  expect(await tierOf()).toBe("premium_monthly");
});

test("an upgrade that must be paid leaves everything as it was when it is refused", async () => {
  const { stripe, standin } = shop;
  const { id, method } = await paidSubscription(shop, "basis_monthly");
  standin.declineMethod(method, "generic_decline");
  const before = await stripe.subscriptions.retrieve(id);
  const change = changePlan(shop, id, "premium_monthly", {
    payment_behavior: "error_if_incomplete",
  });
  await expect(change).rejects.toMatchObject({ code: "card_declined" });
  expect(await stripe.subscriptions.retrieve(id)).toEqual(before);
});

test("notice can be given to the period's end and taken back", async () => {
  const { stripe } = shop;
  const { id } = await paidSubscription(shop, "basis_monthly");
  const cancelled = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(cancelled.cancel_at).toBe(cancelled.items.data[0]!.current_period_end);
  const back = await stripe.subscriptions.update(id, { cancel_at: "" });
  expect(back).toMatchObject({ cancel_at: null, cancel_at_period_end: false, canceled_at: null });
  await shop.standin.advance({ days: 40 });
  expect(await statusOf(shop, id)).toBe("active");
});

test("an end in a later period lets the periods before renew", async () => {
  const { id } = await paidSubscription(shop, "basis_monthly");
  const cancelAt = Date.parse("2026-03-15T09:00:00Z") / 1000;
  await shop.stripe.subscriptions.update(id, { cancel_at: cancelAt });
  await shop.standin.advance(new Date("2026-03-01T00:00:00Z"));
  expect((await latestInvoice(shop, id)).billing_reason).toBe("subscription_cycle");
  await shop.standin.advance(new Date("2026-03-15T09:00:00Z"));
  expect(await statusOf(shop, id)).toBe("canceled");
  const invoices = await shop.stripe.invoices.list({ subscription: id });
  expect(invoices.data).toHaveLength(2);
});

test("ended at once, a subscription is not found a second time", async () => {
  const { stripe } = shop;
  const { id } = await paidSubscription(shop, "basis_monthly");
  expect((await stripe.subscriptions.cancel(id)).status).toBe("canceled");
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
});

test("a plan changed in the trial costs nothing before the trial ends", async () => {
  const created = await subscribe(shop, "premium_monthly", trial);
  shop.standin.payer.confirm(clientSecretOf(created), {});
  const changed = await changePlan(shop, created.id, "basis_annual");
  expect(changed).toMatchObject({ status: "trialing", trial_end: created.trial_end });
  await shop.standin.advance({ days: 15 });
  expect(await latestInvoice(shop, created.id)).toMatchObject({
    status: "paid",
    subtotal: 106_800,
  });
});

test("a trial can be ended with the first payment", async () => {
  const { stripe, standin } = shop;
  const created = await subscribe(shop, "premium_monthly", trial);
  standin.payer.confirm(clientSecretOf(created), {});
  const ended = await stripe.subscriptions.update(created.id, { trial_end: "now" });
  expect(ended.status).toBe("active");
  expect(await latestInvoice(shop, created.id)).toMatchObject({ status: "paid", subtotal: 18_900 });
});

test("the 31st comes back after the short months", async () => {
  const ownShop = await openShop({ start: new Date("2026-01-31T10:00:00Z") });
  const { id } = await paidSubscription(ownShop, "basis_monthly");
  const ends: string[] = [];
  for (let month = 0; month < 3; month++) {
    const end = (await ownShop.stripe.subscriptions.retrieve(id)).items.data[0]!.current_period_end;
    ends.push(new Date(end * 1000).toISOString().slice(0, 10));
    await ownShop.standin.advance(new Date(end * 1000));
  }
  expect(ends).toEqual(["2026-02-28", "2026-03-31", "2026-04-30"]);
  await ownShop.standin.stop();
});

test("a deleted customer's subscription ends with it", async () => {
  const { id, customer } = await paidSubscription(shop, "basis_monthly");
  await shop.stripe.customers.del(customer);
  expect(await statusOf(shop, id)).toBe("canceled");
  expect(await shop.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
});

test("the same seed gives the same ids", async () => {
  const other = await openShop();
  const [first, two] = [await newCustomer(shop.stripe), await newCustomer(other.stripe)];
  expect(first.id).toBe(two.id);
  await other.standin.stop();
});
