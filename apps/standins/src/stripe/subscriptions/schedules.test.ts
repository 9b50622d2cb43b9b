import { afterEach, beforeEach, expect, test } from "vitest";
import { keyOf } from "../objects/copy.ts";
import { latestInvoice, openShop, paidSubscription, priceOf } from "../stripe.fixture.ts";
import type { Shop } from "../stripe.fixture.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

test("a plan is changed at the period's end by a schedule that then lets go", async () => {
  const { stripe, standin } = shop;
  const { id } = await paidSubscription(shop, "premium_monthly");
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const [now] = schedule.phases;
  const price = (await priceOf(stripe, "basis_monthly")).id;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: "release",
    phases: [
      {
        items: [{ price: keyOf(now!.items[0]!.price) }],
        start_date: now!.start_date,
        end_date: now!.end_date,
      },
      {
        items: [{ price }],
        proration_behavior: "none",
        duration: { interval: "month", interval_count: 1 },
      },
    ],
  });
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
    /schedule/,
  );
  await standin.advance({ days: 32 });
  const changed = await stripe.subscriptions.retrieve(id);
  expect(changed.items.data[0]!.price.lookup_key).toBe("basis_monthly");
  expect(await latestInvoice(shop, id)).toMatchObject({ status: "paid", subtotal: 11_900 });
  expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe("active");
  await standin.advance({ days: 31 });
  expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe("released");
  expect((await stripe.subscriptions.retrieve(id)).schedule).toBeNull();
});

test("a phase that does not say how it is paid is paid as its schedule was made", async () => {
  const { stripe } = shop;
  const { id } = await paidSubscription(shop, "premium_monthly");
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  const [now] = schedule.phases;
  const running = {
    items: [{ price: keyOf(now!.items[0]!.price) }],
    start_date: now!.start_date,
    end_date: now!.end_date,
  };
  const invoiced = {
    collection_method: "send_invoice",
    invoice_settings: { days_until_due: 14 },
  } as const;
  await stripe.subscriptionSchedules.update(schedule.id, { phases: [{ ...running, ...invoiced }] });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    collection_method: "send_invoice",
    days_until_due: 14,
  });
  await stripe.subscriptionSchedules.update(schedule.id, { phases: [running] });
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    collection_method: "charge_automatically",
    days_until_due: null,
  });
});

test("a planned change can be taken back", async () => {
  const { stripe, standin } = shop;
  const { id } = await paidSubscription(shop, "premium_monthly");
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: id });
  expect((await stripe.subscriptionSchedules.release(schedule.id)).status).toBe("released");
  await standin.advance({ days: 32 });
  expect((await stripe.subscriptions.retrieve(id)).items.data[0]!.price.lookup_key).toBe(
    "premium_monthly",
  );
});
