import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openBillingWorld } from "../../../testing/shop/billing-world.ts";
import type { BillingWorld } from "../../../testing/shop/billing-world.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { convergeAgency } from "./converge-agency.ts";

const premium = { tier: "premium", period: "monthly" } as const;

let database: TestDatabase;
let world: BillingWorld;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await openBillingWorld(database);
});
afterAll(async () => {
  await world.close();
  await database.drop();
});

const countJobs = async () => (await world.ctx.sentJobs()).length;

async function storedEvents(customerId: string) {
  const { rows } = await sql<{ id: string; handled_at: Date | null }>`
    select id, handled_at from payment_event where customer_id = ${customerId}`.execute(
    database.owner.db,
  );
  return rows;
}

/** What our rows say, without when they were written. */
async function ledgerOf(agencyId: string) {
  const { rows: invoices } = await sql`
    select number, status, net_cents, tax_cents, paid_cents, paid_at from invoice
    where agency_id = ${agencyId} order by created_at, id`.execute(database.owner.db);
  const row = await world.rowOf(agencyId);
  const told = { ...row, latest_request: 0, stored_request: 0, converged_at: null, news_at: null };
  return { row: told, invoices, tier: await world.tierOf(agencyId) };
}

test("a paid order opens the plan as soon as the provider tells of it", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, premium);
  await world.doJobs();
  expect(await world.tierOf(agency.agencyId)).toBe("premium");
  const events = await storedEvents(agency.customerId);
  expect(events.length).toBeGreaterThan(3);
  expect(events.every(({ handled_at }) => handled_at !== null)).toBe(true);
});

test("an event that comes again is answered and does nothing", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, premium);
  await world.doJobs();
  const before = await storedEvents(agency.customerId);
  const ledger = await ledgerOf(agency.agencyId);
  for (const { id } of before) await world.standin.webhooks.resend(id);
  expect(world.standin.webhooks.deliveries.at(-1)?.status).toBe(200);
  expect(await storedEvents(agency.customerId)).toEqual(before);
  expect(await countJobs()).toBe(0);
  expect(await ledgerOf(agency.agencyId)).toEqual(ledger);
});

test.each(["reversed", { shuffledBy: 1 }, { shuffledBy: 2 }] as const)(
  "events that come late and %j lead to the same rows",
  async (order) => {
    const agency = await world.makeCustomer();
    world.standin.webhooks.hold();
    world.standin.webhooks.misbehave("duplicate", 5);
    await world.order(agency, premium);
    expect(await world.tierOf(agency.agencyId)).toBeNull();
    await world.standin.webhooks.release(order);
    await world.doJobs();
    const ledger = await ledgerOf(agency.agencyId);
    expect(ledger).toMatchObject({
      tier: "premium",
      row: { status: "active", tier: "premium", period: "monthly", unpaid_since: null },
      invoices: [{ status: "paid", net_cents: "18900", tax_cents: "3591", paid_cents: "22491" }],
    });
    await convergeAgency(world.ctx, agency.agencyId);
    expect(await ledgerOf(agency.agencyId)).toEqual(ledger);
  },
);

test.each(["forge", "stale", "tamper"] as const)(
  "an event is refused and leaves nothing behind: %s",
  async (mishap) => {
    const agency = await world.makeCustomer();
    await world.order(agency, premium);
    await world.doJobs();
    const before = await storedEvents(agency.customerId);
    world.standin.webhooks.misbehave(mishap);
    await world.makeCustomer();
    await world.standin.webhooks.settled();
    expect(world.standin.webhooks.deliveries.at(-1)).toMatchObject({ mishap, status: 400 });
    expect(await storedEvents(agency.customerId)).toEqual(before);
    expect(await countJobs()).toBe(0);
  },
);

test("without a signature, with an empty body or as a form nothing is taken", async () => {
  const post = (init: RequestInit) => fetch(world.webhookUrl, { method: "POST", ...init });
  for (const init of [
    { body: "{}", headers: { "content-type": "application/json" } },
    { headers: { "stripe-signature": "t=1,v1=00" } },
    { body: "a=b", headers: { "content-type": "application/x-www-form-urlencoded" } },
  ]) {
    expect((await post(init)).status).toBe(400);
  }
  expect(await countJobs()).toBe(0);
});

test("an answer that was asked for earlier and comes later is not written", async () => {
  const agency = await world.makeCustomer();
  const { agencyId } = agency;
  world.standin.webhooks.hold();
  const request = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const slow = {
    ...world.payments,
    getCustomer: async (id: string) => {
      const state = await world.payments.getCustomer(id);
      request.resolve();
      await released.promise;
      return state;
    },
  };
  const late = convergeAgency(world.contextOf({ ports: { payments: slow } }), agencyId);
  await request.promise;
  await world.order(agency, premium);
  await convergeAgency(world.ctx, agencyId);
  expect(await world.tierOf(agencyId)).toBe("premium");
  released.resolve();
  await late;
  expect(await world.tierOf(agencyId)).toBe("premium");
  expect((await ledgerOf(agencyId)).row.status).toBe("active");
  await world.standin.webhooks.release();
});
