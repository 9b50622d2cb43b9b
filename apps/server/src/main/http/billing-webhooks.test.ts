import { createHmac } from "node:crypto";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createStripePayments } from "../../adapters/stripe/create-stripe-payments.ts";
import { SearchReplica } from "../../features/search/index.ts";
import { testGates } from "../../testing/people/access-world.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { createApi } from "./api.ts";

const log = pino({ level: "silent" });
const webhookSecret = "whsec_of_this_test";
const url = "/api/webhooks/stripe";

// Never called: nothing of it needs the provider itself.
const payments = createStripePayments({
  secretKey: "sk_test_none",
  publishableKey: "pk_test_none",
  webhookSecret,
  hasAutomaticTax: false,
});

let database: TestDatabase;
let search: SearchReplica;
beforeAll(async () => {
  database = await createTestDatabase();
  search = new SearchReplica({ db: database.db, log, snapshotFile: undefined });
  await search.open();
});
afterAll(async () => {
  await search.close();
  await database.drop();
});

const apiOf = (context: TestContext) =>
  createApi({ context, search, log, maxEventLoopDelayMs: 600_000 });

function eventOf(id: string, livemode = false): string {
  // Odd spacing: only the bytes as they came fit the signature.
  return JSON.stringify(
    {
      id,
      object: "event",
      type: "customer.updated",
      created: 1_700_000_000,
      livemode,
      data: { object: { id: "cus_of_nobody", object: "customer" } },
    },
    null,
    3,
  );
}

function signed(body: string, secret = webhookSecret) {
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": `t=${at},v1=${signature}`,
  };
}

const readEvents = () =>
  database.owner.db.selectFrom("payment_event").select(["id", "customer_id"]).execute();

test("the provider's call passes the gate, is believed by its bytes alone and kept once", async () => {
  const app = await apiOf(testContext(database, { ports: { payments, gates: testGates } }));
  const payload = eventOf("evt_1");
  const post = (headers: Record<string, string>, body = payload) =>
    app.inject({ method: "POST", url, headers, payload: body });
  for (const answer of [await post(signed(payload)), await post(signed(payload))]) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ received: true });
  }
  expect((await post(signed(payload, "whsec_of_another"))).statusCode).toBe(400);
  const compact = JSON.stringify(JSON.parse(eventOf("evt_2")));
  expect((await post(signed(eventOf("evt_2")), compact)).statusCode).toBe(400);
  const large = " ".repeat(1024 * 1024 + 1);
  expect((await post(signed(large), large)).statusCode).toBe(413);
  // Real money, told to an installation that sells none.
  const live = eventOf("evt_live", true);
  expect((await post(signed(live), live)).statusCode).toBe(200);
  expect(await readEvents()).toEqual([{ id: "evt_1", customer_id: "cus_of_nobody" }]);
  await app.close();
});

test("without a provider the address does not exist, and other bodies are read as ever", async () => {
  const app = await apiOf(testContext(database));
  const payload = eventOf("evt_3");
  const answer = await app.inject({ method: "POST", url, headers: signed(payload), payload });
  expect(answer.statusCode).toBe(404);
  const other = await app.inject({ method: "POST", url: "/api/consent", payload: { typo: 1 } });
  expect(other.statusCode).toBe(400);
  // What was sent was read as JSON.
  expect(other.body).toContain("typo");
  await app.close();
});
