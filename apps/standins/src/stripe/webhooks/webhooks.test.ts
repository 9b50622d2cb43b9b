import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newCustomer, openShop, paidSubscription } from "../stripe.fixture.ts";
import type { Shop } from "../stripe.fixture.ts";

interface Received {
  readonly body: string;
  readonly signature: string;
  /** What the stand-in's clock showed */
  readonly at: number;
}

const [oldSecret, newSecret] = ["whsec_old", "whsec_new"];
let shop: Shop;
let received: Received[];
/** Answers of the product, in order; then 200 */
let answers: number[];
let close: () => void;

beforeEach(async () => {
  received = [];
  answers = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (text: string) => (body += text));
    request.on("end", () => {
      const at = shop.standin.now().getTime() / 1000;
      received.push({ body, signature: String(request.headers["stripe-signature"]), at });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  close = () => void server.close();
  const { port } = server.address() as AddressInfo;
  shop = await openShop({
    webhook: {
      url: `http://127.0.0.1:${port}/webhooks/stripe`,
      secrets: [oldSecret, newSecret],
      retryDelaysMs: [10, 10],
    },
  });
});
afterEach(async () => {
  await shop.standin.stop();
  close();
});

const open = ({ body, signature }: Received, secret = newSecret) =>
  new Stripe("sk_test_x").webhooks.constructEvent(body, signature, secret);

test("events arrive signed, and the SDK believes them with either secret", async () => {
  const { id } = await newCustomer(shop.stripe);
  await shop.standin.webhooks.settled();
  expect(received).toHaveLength(1);
  for (const secret of [oldSecret, newSecret]) {
    const event = open(received[0]!, secret);
    expect(event).toMatchObject({ type: "customer.created", api_version: "2026-10-28.endive" });
    expect(event.data.object).toMatchObject({ id, object: "customer" });
  }
});

test("what a request causes names its key, and what changed names the old value", async () => {
  const { id } = await newCustomer(shop.stripe);
  await shop.stripe.customers.update(id, { name: "Neu" }, { idempotencyKey: "rename" });
  await shop.standin.webhooks.settled();
  expect(open(received[1]!)).toMatchObject({
    type: "customer.updated",
    request: { idempotency_key: "rename" },
    data: { object: { name: "Neu" }, previous_attributes: { name: "Agentur GmbH" } },
  });
});

test.each(["forge", "stale", "tamper"] as const)(
  "a delivery gone wrong (%s) is not believed",
  async (mishap) => {
    shop.standin.webhooks.misbehave(mishap);
    await newCustomer(shop.stripe);
    await shop.standin.webhooks.settled();
    expect(() => open(received[0]!)).toThrow(Stripe.errors.StripeSignatureVerificationError);
  },
);

test("deliveries can be lost, doubled, held and shuffled", async () => {
  const { webhooks } = shop.standin;
  webhooks.misbehave("drop");
  await newCustomer(shop.stripe);
  await webhooks.settled();
  expect(received).toHaveLength(0);
  webhooks.misbehave("duplicate");
  await newCustomer(shop.stripe);
  await webhooks.settled();
  expect(new Set(received.map((it) => open(it).id)).size).toBe(1);
  expect(received).toHaveLength(2);

  webhooks.hold();
  await paidSubscription(shop, "basis_monthly");
  await webhooks.settled();
  expect(received).toHaveLength(2);
  await webhooks.release({ shuffledBy: 7 });
  const types = received.slice(2).map((it) => open(it).type);
  expect(types).toContain("invoice.paid");
  expect(types).toContain("customer.subscription.created");
  const { data } = await shop.stripe.events.list({ limit: 100 });
  const sent = data
    .map(({ type }) => type)
    .toReversed()
    .slice(-types.length);
  expect(types.toSorted()).toEqual(sent.toSorted());
  expect(types).not.toEqual(sent);
});

test("a delivery that fails is repeated with the same event", async () => {
  answers = [500, 503];
  await newCustomer(shop.stripe);
  await expect.poll(() => received.length).toBe(3);
  expect(new Set(received.map((it) => open(it).id)).size).toBe(1);
  await expect
    .poll(() => shop.standin.webhooks.deliveries.map(({ status }) => status))
    .toEqual([500, 503, 200]);
});

test("an event can be sent once more", async () => {
  await newCustomer(shop.stripe);
  await shop.standin.webhooks.settled();
  await shop.standin.webhooks.resend(open(received[0]!).id);
  expect(open(received[1]!).id).toBe(open(received[0]!).id);
});

test("while the clock advances, each moment's events arrive before the next moment", async () => {
  await paidSubscription(shop, "basis_monthly");
  await shop.standin.webhooks.settled();
  received.length = 0;
  await shop.standin.advance({ days: 40 });
  const events = received.map((it) => ({ ...open(it), at: it.at }));
  expect(events.map(({ at }) => at)).toEqual(events.map(({ created }) => created));
  expect(events.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      "invoice.upcoming",
      "invoice.created",
      "invoice.finalized",
      "invoice.paid",
    ]),
  );
});
