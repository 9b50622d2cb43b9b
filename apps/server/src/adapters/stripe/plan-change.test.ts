import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PricedPlan } from "../../ports/payments.ts";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  basisAnnual,
  basisMonthly,
  buy,
  connectTo,
  openShop,
  premiumAnnual,
  premiumMonthly,
  refusalOf,
  stateOf,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

async function upgrade(subscriptionId: string, plan: PricedPlan, commandId = "change") {
  const preview = await shop.payments.previewChange(subscriptionId, plan, shop.standin.now());
  const { computedFor } = preview;
  const change = { subscriptionId, plan, computedFor };
  return { preview, change, send: () => shop.payments.changePlan(commandId, change) };
}

test.each([
  [basisMonthly, premiumMonthly],
  [basisMonthly, basisAnnual],
  [basisMonthly, premiumAnnual],
  [basisAnnual, premiumAnnual],
])("%j becoming %j costs to the cent what was shown", async (from, to) => {
  const { id, customerId } = await buy(shop, from);
  await shop.standin.advance({ days: 11 });
  const { preview, send } = await upgrade(id, to);
  // Between looking and ordering time passes.
  await shop.standin.advance(new Date(shop.standin.now().getTime() + 90_000));
  await send();
  const { subscription, invoice, invoices } = await stateOf(shop, customerId);
  expect(subscription).toMatchObject({ status: "active", plan: to });
  expect(invoices).toHaveLength(2);
  expect(invoice).toMatchObject({
    status: "paid",
    netCents: preview.netCents,
    taxCents: preview.taxCents,
    paidCents: preview.dueCents,
  });
  expect(preview.dueCents).toBe(preview.netCents + preview.taxCents);
  expect(preview.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(preview.netCents);
});

test("looking at a change changes nothing", async () => {
  const { id, customerId } = await buy(shop, basisMonthly);
  const before = await shop.payments.getCustomer(customerId);
  await upgrade(id, premiumAnnual);
  expect(await shop.payments.getCustomer(customerId)).toEqual(before);
  const same = shop.payments.previewChange(id, basisMonthly, shop.standin.now());
  expect(await refusalOf(same)).toMatchObject({ isRetryable: false, code: "plan_unchanged" });
});

test("what is left of a dearer plan is shown as credit, and nothing is due", async () => {
  const { id } = await buy(shop, premiumAnnual);
  const { preview } = await upgrade(id, premiumMonthly);
  expect(preview.dueCents).toBe(0);
  expect(preview.creditCents).toBe(-(preview.netCents + preview.taxCents));
  expect(preview.creditCents).toBeGreaterThan(0);
});

test("a card that says no leaves plan and invoices as they were", async () => {
  const { id, customerId, method } = await buy(shop, basisMonthly);
  shop.standin.declineMethod(method, "insufficient_funds");
  const { send } = await upgrade(id, premiumMonthly);
  const refused = await refusalOf(send());
  expect(refused).toMatchObject({ isRetryable: false, code: "card_declined" });
  const { subscription, invoices } = await stateOf(shop, customerId);
  expect(subscription).toMatchObject({ status: "active", plan: basisMonthly });
  expect(invoices).toHaveLength(1);
});

describe("a change sent again", () => {
  test.each(["lost_answer", "cut"] as const)("after a %s is charged once", async (kind) => {
    const { id, customerId } = await buy(shop, basisMonthly);
    await shop.standin.advance({ days: 5 });
    const { send } = await upgrade(id, premiumMonthly);
    shop.standin.fail({ kind }, { method: "POST", path: /subscriptions/, times: 2 });
    expect(await refusalOf(send())).toMatchObject({ isRetryable: true });
    await send();
    await send();
    const { subscription, invoices } = await stateOf(shop, customerId);
    expect(subscription.plan).toEqual(premiumMonthly);
    expect(invoices).toHaveLength(2);
  });

  test("days later, when the provider forgot it, is charged once", async () => {
    const { id, customerId } = await buy(shop, basisMonthly);
    const { send } = await upgrade(id, premiumMonthly);
    await send();
    await shop.standin.advance({ days: 3 });
    await send();
    expect((await stateOf(shop, customerId)).invoices).toHaveLength(2);
  });

  test("with another instant under the same command is refused", async () => {
    const { id, method } = await buy(shop, basisMonthly);
    shop.standin.declineMethod(method, "insufficient_funds");
    const { change, send } = await upgrade(id, premiumMonthly);
    await refusalOf(send());
    const later = new Date(change.computedFor.getTime() + 60_000);
    const other = shop.payments.changePlan("change", { ...change, computedFor: later });
    expect(await refusalOf(other)).toMatchObject({ isRetryable: false, code: "idempotency_error" });
  });
});

test("a change at once takes back the one that waited", async () => {
  const { id, customerId } = await buy(shop, premiumMonthly);
  await shop.payments.scheduleChange("wait", { subscriptionId: id, plan: basisMonthly });
  const { send } = await upgrade(id, premiumAnnual);
  await send();
  const { subscription } = await stateOf(shop, customerId);
  expect(subscription.plan).toEqual(premiumAnnual);
  expect(subscription.next).toBeUndefined();
  await shop.standin.advance({ days: 60 });
  expect((await stateOf(shop, customerId)).subscription.plan).toEqual(premiumAnnual);
});

test("without automatic tax, invoices and previews show none", async () => {
  shop = { ...shop, payments: connectTo(shop.standin, { hasAutomaticTax: false }) };
  const { id, customerId } = await buy(shop, basisMonthly);
  expect((await stateOf(shop, customerId)).invoice).toMatchObject({
    taxCents: 0,
    paidCents: 11_900,
  });
  expect((await upgrade(id, premiumMonthly)).preview).toMatchObject({
    taxCents: 0,
    dueCents: 7_000,
  });
});
