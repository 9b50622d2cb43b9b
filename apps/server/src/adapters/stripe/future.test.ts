import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PricedPlan } from "../../ports/payments.ts";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  basisAnnual,
  basisMonthly,
  buy,
  newCustomer,
  openShop,
  premiumAnnual,
  premiumMonthly,
  refusalOf,
  secretOf,
  stateOf,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

const periodEnd = new Date("2026-02-28T09:00:00Z");
const schedule = (subscriptionId: string, plan: PricedPlan, commandId = "wait") =>
  shop.payments.scheduleChange(commandId, { subscriptionId, plan });

describe("a change from the next period on", () => {
  test.each([
    [premiumMonthly, basisMonthly, "2026-02-28T09:00:00Z", 11_900],
    [premiumMonthly, basisAnnual, "2026-02-28T09:00:00Z", 106_800],
    [premiumAnnual, basisMonthly, "2027-01-31T09:00:00Z", 11_900],
  ] as const)("from %j to %j costs nothing before", async (from, to, at, nextNet) => {
    const { id, customerId } = await buy(shop, from);
    await schedule(id, to);
    const waiting = await stateOf(shop, customerId);
    expect(waiting.subscription.next).toEqual({ plan: to, netCents: nextNet, from: new Date(at) });
    expect(waiting.subscription).toMatchObject({ plan: from, status: "active" });
    expect(waiting.subscription.endsAt).toBeUndefined();
    await shop.standin.advance(new Date(Date.parse(at) - 60_000));
    expect((await stateOf(shop, customerId)).subscription.plan).toEqual(from);
    await shop.standin.advance({ days: 1 });
    const { subscription, invoices, invoice } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ plan: to, status: "active" });
    expect(subscription.next).toBeUndefined();
    expect(invoices).toHaveLength(2);
    expect(invoice).toMatchObject({ status: "paid", netCents: nextNet });
  });

  test("goes on for further periods", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, basisMonthly);
    await shop.standin.advance({ days: 95 });
    const { subscription, invoices } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ status: "active", plan: basisMonthly });
    expect(invoices.map(({ netCents }) => netCents)).toEqual([11_900, 11_900, 11_900, 18_900]);
  });

  test("is dropped, replaced and sent twice without a trace", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, basisMonthly);
    await schedule(id, basisMonthly);
    await schedule(id, basisAnnual, "other");
    expect((await stateOf(shop, customerId)).subscription.next?.plan).toEqual(basisAnnual);
    await shop.payments.dropScheduledChange("drop", id);
    await shop.payments.dropScheduledChange("drop", id);
    const { subscription } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ plan: premiumMonthly });
    expect(subscription.next).toBeUndefined();
    await shop.standin.advance({ days: 40 });
    expect((await stateOf(shop, customerId)).invoice.netCents).toBe(18_900);
    await schedule(id, basisAnnual, "again");
    expect((await stateOf(shop, customerId)).subscription.next?.plan).toEqual(basisAnnual);
  });

  test("to the plan that runs is none", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, basisMonthly);
    await schedule(id, premiumMonthly, "back");
    expect((await stateOf(shop, customerId)).subscription.next).toBeUndefined();
  });

  test.each(["lost_answer", "cut"] as const)(
    "survives a %s between its two steps",
    async (kind) => {
      const { id, customerId } = await buy(shop, premiumMonthly);
      shop.standin.fail({ kind }, { method: "POST", path: /schedules\/./, times: 2 });
      expect(await refusalOf(schedule(id, basisMonthly))).toMatchObject({ isRetryable: true });
      await schedule(id, basisMonthly);
      const { subscription } = await stateOf(shop, customerId);
      expect(subscription.next).toEqual({ plan: basisMonthly, netCents: 11_900, from: periodEnd });
    },
  );

  test("of a trial keeps the trial", async () => {
    const customerId = await newCustomer(shop);
    const order = { customerId, agencyId: "a1", plan: premiumMonthly, trialDays: 14 };
    const made = await shop.payments.subscribe("order", order);
    shop.standin.payer.confirm(secretOf(made), {});
    await schedule(made.id, basisMonthly);
    expect((await stateOf(shop, customerId)).subscription).toMatchObject({
      status: "trialing",
      trialEndsAt: new Date("2026-02-14T09:00:00Z"),
      next: { plan: basisMonthly, from: new Date("2026-02-14T09:00:00Z") },
    });
    await shop.standin.advance({ days: 15 });
    const { subscription, invoice } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ status: "active", plan: basisMonthly });
    expect(invoice.netCents).toBe(11_900);
  });
});

describe("an end", () => {
  const afterTwoMonths = new Date("2026-03-31T09:00:00Z");

  test("comes at its instant, after the periods until then were charged", async () => {
    const { id, customerId } = await buy(shop, basisMonthly);
    await shop.payments.endAt("end", id, afterTwoMonths);
    await shop.payments.endAt("end", id, afterTwoMonths);
    const { subscription } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ status: "active", endsAt: afterTwoMonths });
    await shop.standin.advance({ days: 100 });
    const after = await stateOf(shop, customerId);
    expect(after.subscription).toMatchObject({ status: "canceled", endedAt: afterTwoMonths });
    expect(after.invoices.map(({ netCents }) => netCents)).toEqual([11_900, 11_900]);
  });

  test("is taken back", async () => {
    const { id, customerId } = await buy(shop, basisMonthly);
    await shop.payments.endAt("end", id, periodEnd);
    await shop.payments.endAt("resume", id, null);
    await shop.standin.advance({ days: 40 });
    const { subscription } = await stateOf(shop, customerId);
    expect(subscription.status).toBe("active");
    expect(subscription.endsAt).toBeUndefined();
  });

  test("of a trial comes without a charge", async () => {
    const customerId = await newCustomer(shop);
    const order = { customerId, agencyId: "a1", plan: premiumMonthly, trialDays: 14 };
    const made = await shop.payments.subscribe("order", order);
    shop.standin.payer.confirm(secretOf(made), {});
    await shop.payments.endAt("end", made.id, made.trialEndsAt ?? periodEnd);
    await shop.standin.advance({ days: 30 });
    const { subscription, invoices } = await stateOf(shop, customerId);
    expect(subscription.status).toBe("canceled");
    expect(invoices.every(({ totalCents }) => totalCents === 0)).toBe(true);
  });

  test("after a change that waits lets the change come first", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, basisMonthly);
    await shop.payments.endAt("end", id, afterTwoMonths);
    expect((await stateOf(shop, customerId)).subscription).toMatchObject({
      endsAt: afterTwoMonths,
      next: { plan: basisMonthly, from: periodEnd },
    });
    await shop.standin.advance({ days: 100 });
    const { subscription, invoices } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ status: "canceled", endedAt: afterTwoMonths });
    expect(invoices.map(({ netCents }) => netCents)).toEqual([11_900, 18_900]);
  });

  test("before a change that waits makes it void", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, basisMonthly);
    await shop.payments.endAt("end", id, periodEnd);
    const { subscription } = await stateOf(shop, customerId);
    expect(subscription.endsAt).toEqual(periodEnd);
    expect(subscription.next).toBeUndefined();
    await shop.standin.advance({ days: 40 });
    const after = await stateOf(shop, customerId);
    expect(after.subscription).toMatchObject({ status: "canceled", endedAt: periodEnd });
    expect(after.invoices).toHaveLength(1);
  });

  test("that would cut the year of a change short keeps that from coming", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, { tier: "basis", period: "annual" });
    await shop.payments.endAt("end", id, afterTwoMonths);
    const { subscription } = await stateOf(shop, customerId);
    expect(subscription.next).toBeUndefined();
    await shop.standin.advance({ days: 100 });
    const after = await stateOf(shop, customerId);
    expect(after.subscription).toMatchObject({ status: "canceled", endedAt: afterTwoMonths });
    expect(after.invoices.map(({ netCents }) => netCents)).toEqual([18_900, 18_900]);
  });

  test("stays when the change before it is dropped, and the change when the end is", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await schedule(id, basisMonthly);
    await shop.payments.endAt("end", id, afterTwoMonths);
    await shop.payments.endAt("resume", id, null);
    const resumed = (await stateOf(shop, customerId)).subscription;
    expect(resumed.endsAt).toBeUndefined();
    expect(resumed.next?.plan).toEqual(basisMonthly);
    await shop.payments.endAt("end again", id, afterTwoMonths);
    await shop.payments.dropScheduledChange("drop", id);
    const dropped = (await stateOf(shop, customerId)).subscription;
    expect(dropped.endsAt).toEqual(afterTwoMonths);
    expect(dropped.next).toBeUndefined();
    await shop.standin.advance({ days: 100 });
    const { subscription, invoices } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ status: "canceled", endedAt: afterTwoMonths });
    expect(invoices.map(({ netCents }) => netCents)).toEqual([18_900, 18_900]);
  });

  test("with the period that runs leaves no room for a change", async () => {
    const { id, customerId } = await buy(shop, premiumMonthly);
    await shop.payments.endAt("end", id, periodEnd);
    const refused = await refusalOf(schedule(id, basisMonthly));
    expect(refused).toMatchObject({ isRetryable: false, code: "subscription_ends" });
    expect((await stateOf(shop, customerId)).subscription.endsAt).toEqual(periodEnd);
  });
});

test("a waiting change that two take back at once is taken back for both", async () => {
  const { id, customerId } = await buy(shop, premiumMonthly);
  await schedule(id, basisMonthly);
  await Promise.all(["first", "second"].map((name) => shop.payments.dropScheduledChange(name, id)));
  expect((await stateOf(shop, customerId)).subscription.next).toBeUndefined();
});

describe("a plan that is paid by invoice since a change that waited", () => {
  const enterprise: PricedPlan = { tier: "enterprise", period: "monthly" };

  /** Bought by card; the invoiced period runs, and its schedule does. */
  async function sell() {
    const { id, customerId } = await buy(shop, premiumMonthly);
    const terms = { netCents: 35_000, daysUntilDue: 14 };
    await shop.payments.scheduleChange("sale", { subscriptionId: id, plan: enterprise, terms });
    await shop.standin.advance({ days: 30 });
    expect((await stateOf(shop, customerId)).subscription).toMatchObject({
      plan: enterprise,
      isInvoiced: true,
    });
    return { id, customerId };
  }

  test("is not charged to the card after it was cancelled", async () => {
    const { id, customerId } = await sell();
    await shop.payments.endAt("end", id, new Date("2026-04-28T09:00:00Z"));
    expect((await stateOf(shop, customerId)).subscription.isInvoiced).toBe(true);
    await shop.standin.advance({ days: 30 });
    const { invoice } = await stateOf(shop, customerId);
    expect(invoice.netCents).toBe(35_000);
    expect(invoice.dueAt).toBeDefined();
    expect(invoice.paidCents).toBe(0);
  });

  test("is not charged to the card before nor after the next change, also where that is cancelled", async () => {
    const { id, customerId } = await sell();
    await schedule(id, premiumMonthly);
    expect((await stateOf(shop, customerId)).subscription.isInvoiced).toBe(true);
    await shop.payments.endAt("end", id, new Date("2026-06-28T09:00:00Z"));
    expect((await stateOf(shop, customerId)).subscription).toMatchObject({
      isInvoiced: true,
      next: { plan: premiumMonthly, netCents: 18_900 },
    });
    await shop.standin.advance({ days: 31 });
    const { subscription, invoice } = await stateOf(shop, customerId);
    expect(subscription).toMatchObject({ plan: premiumMonthly, isInvoiced: true });
    expect(invoice).toMatchObject({ netCents: 18_900, paidCents: 0 });
    expect(invoice.dueAt).toBeDefined();
  });
});
