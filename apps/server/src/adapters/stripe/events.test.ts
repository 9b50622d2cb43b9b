import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { PaymentEvent } from "../../ports/payments.ts";
import { eventTypes } from "./events.ts";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  address,
  allOf,
  basisMonthly,
  buy,
  firstDay,
  newCustomer,
  openShop,
  webhookSecret,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

describe("what claims to come from the provider", () => {
  const body = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "invoice.paid",
    created: 1_770_000_000,
    livemode: false,
    data: { object: { id: "in_1", object: "invoice", customer: "cus_1" } },
  });
  const nowSeconds = () => Math.floor(Date.now() / 1000);
  const sign = (text: string, at = nowSeconds(), secret = webhookSecret) =>
    `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${text}`).digest("hex")}`;
  const read = (text: string, signature: string | undefined) =>
    shop.payments.readEvent(new TextEncoder().encode(text), signature);

  test("is read where it was signed just now", () => {
    expect(read(body, sign(body))).toEqual({
      id: "evt_1",
      type: "invoice.paid",
      createdAt: new Date(1_770_000_000_000),
      isLive: false,
      customerId: "cus_1",
    });
    // The clocks of two machines differ a little.
    expect(read(body, sign(body, nowSeconds() - 290))?.id).toBe("evt_1");
    // While one secret is being exchanged for another, both sign.
    const both = `${sign(body, nowSeconds(), "whsec_new")},${sign(body).split(",")[1]}`;
    expect(read(body, both)?.id).toBe("evt_1");
  });

  test("names the customer also where it is about the customer itself", () => {
    const about = body.replace(
      '{"id":"in_1","object":"invoice","customer":"cus_1"}',
      '{"id":"cus_2","object":"customer"}',
    );
    expect(read(about, sign(about))?.customerId).toBe("cus_2");
    const none = body.replace(',"customer":"cus_1"', "");
    expect(read(none, sign(none))).not.toHaveProperty("customerId");
  });

  test.each<[string, () => PaymentEvent | undefined]>([
    ["without a signature", () => read(body, undefined)],
    ["with an empty one", () => read(body, "")],
    ["with nonsense for one", () => read(body, "t=,v1=,")],
    ["signed with another secret", () => read(body, sign(body, nowSeconds(), "whsec_other"))],
    ["changed afterwards", () => read(body.replace("evt_1", "evt_2"), sign(body))],
    ["signed too long ago", () => read(body, sign(body, nowSeconds() - 310))],
    ["that is no JSON", () => read("{", sign("{"))],
  ])("is nothing %s", (_, attempt) => {
    expect(attempt()).toBeUndefined();
  });
});

const eventsSince = (since: Date) => allOf(shop.payments.listEvents(since));

describe("the events since an instant", () => {
  test("come oldest first, over more than one page", async () => {
    await newCustomer(shop);
    for (let count = 0; count < 120; count++) {
      await shop.payments.saveCustomer(`c${count}`, {
        customerId: (await shop.payments.findCustomer("a1")) ?? "",
        agencyId: "a1",
        address: { ...address, company: `Nordlicht ${count} GmbH` },
      });
    }
    const events = await eventsSince(firstDay);
    expect(events).toHaveLength(120);
    const times = events.map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(events.map(({ id }) => id)).size).toBe(120);
    expect(events.every(({ type, isLive }) => type === "customer.updated" && !isLive)).toBe(true);
  });

  test("leave out what was before", async () => {
    const { customerId } = await buy(shop, basisMonthly);
    await shop.standin.advance({ days: 3 });
    const middle = shop.standin.now();
    expect(await eventsSince(middle)).toEqual([]);
    await shop.standin.advance({ days: 30 });
    const events = await eventsSince(middle);
    expect(events.map(({ type }) => type)).toContain("invoice.paid");
    expect(new Set(events.map((event) => event.customerId))).toEqual(new Set([customerId]));
  });

  test("are of no more types than the provider takes", () => {
    expect(eventTypes.length).toBeLessThanOrEqual(20);
    expect(new Set(eventTypes).size).toBe(eventTypes.length);
  });
});
