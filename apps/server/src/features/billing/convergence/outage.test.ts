import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBillingWorld } from "../../../testing/shop/billing-world.ts";
import type { BillingWorld } from "../../../testing/shop/billing-world.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { PaymentsError } from "../../../ports/payments.ts";
import { convergeAgency } from "./converge-agency.ts";
import { followNews } from "./follow-news.ts";
import { reconcile } from "./reconcile.ts";

const premium = { tier: "premium", period: "monthly" } as const;

let database: TestDatabase;
let world: BillingWorld;
beforeEach(async () => {
  database = await createTestDatabase();
  world = await openBillingWorld(database);
});
afterEach(async () => {
  await world.close();
  await database.drop();
});

test("the provider is away for an hour: who has a plan keeps it, who paid has it as soon as it is back", async () => {
  const old = await world.makeCustomer();
  await world.order(old, premium);
  await world.doJobs();
  const fresh = await world.makeCustomer();
  await world.order(fresh, premium);
  world.standin.goDown();
  for (let minutes = 0; minutes < 60; minutes += 20) {
    const failures = await world.doJobs();
    expect(failures.length).toBeGreaterThan(0);
    expect(failures.every((it) => it instanceof PaymentsError && it.isRetryable)).toBe(true);
    await expect(reconcile(world.ctx)).rejects.toThrow(PaymentsError);
    await world.standin.advance(new Date(world.standin.now().getTime() + 20 * 60 * 1000));
    expect(await world.tierOf(old.agencyId)).toBe("premium");
    expect(await world.tierOf(fresh.agencyId)).toBeNull();
  }
  world.standin.comeBack();
  expect(await world.doJobs()).toEqual([]);
  expect(await world.tierOf(fresh.agencyId)).toBe("premium");
});

test("an outage that outlives every try of the job: the news is followed all the same", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, premium);
  await sql`delete from test_job`.execute(database.owner.db);
  await followNews(world.ctx);
  expect(await world.ctx.sentJobs()).toEqual([]);
  await world.standin.advance({ days: 1 });
  await sql`delete from test_job`.execute(database.owner.db);
  await followNews(world.ctx);
  await world.doJobs();
  expect(await world.tierOf(agency.agencyId)).toBe("premium");
  await followNews(world.ctx);
  expect(await world.ctx.sentJobs()).toEqual([]);
});

test("events that never came: the night finds what they would have told, and says so", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, premium);
  await world.doJobs();
  expect(await reconcile(world.ctx)).toMatchObject({ customers: 1, drifted: 0, missedEvents: 0 });

  world.standin.webhooks.sendTo(undefined);
  const other = await world.makeCustomer();
  await world.order(other, premium);
  expect(await world.tierOf(other.agencyId)).toBeNull();
  const report = await reconcile(world.ctx);
  expect(report.missedEvents).toBeGreaterThan(0);
  expect(report).toMatchObject({ customers: 2, failed: 0 });
  expect(await world.tierOf(other.agencyId)).toBe("premium");
  await world.doJobs();
  expect(await reconcile(world.ctx)).toMatchObject({ drifted: 0, missedEvents: 0 });
});

test("rows that somebody changed by hand are drift: found, counted and put right", async () => {
  const agency = await world.makeCustomer();
  await world.order(agency, premium);
  await world.doJobs();
  await database.owner.db
    .updateTable("subscription")
    .set({ tier: "enterprise" })
    .where("agency_id", "=", agency.agencyId)
    .execute();
  expect(await reconcile(world.ctx)).toMatchObject({ drifted: 1, missedEvents: 0 });
  expect(await world.rowOf(agency.agencyId)).toMatchObject({ tier: "premium" });
  expect(await world.tierOf(agency.agencyId)).toBe("premium");
});

test("what the provider refuses for one customer does not stop the others", async () => {
  const broken = await world.makeCustomer();
  const paid = await world.makeCustomer();
  world.standin.webhooks.sendTo(undefined);
  await world.order(paid, premium);
  const payments = {
    ...world.payments,
    getCustomer: (id: string) =>
      id === broken.customerId
        ? Promise.reject(new PaymentsError("gone", { isRetryable: false }))
        : world.payments.getCustomer(id),
  };
  const report = await reconcile(world.contextOf({ ports: { payments } }));
  expect(report).toMatchObject({ customers: 2, failed: 1 });
  expect(await world.tierOf(paid.agencyId)).toBe("premium");
});

test("without a customer, and where no provider is set up, nothing is asked", async () => {
  const agency = await world.makeCustomer();
  const { payments: _none, ...ports } = world.ctx.ports;
  const bare = { ...world.ctx, ports };
  await convergeAgency(bare, agency.agencyId);
  expect(await world.rowOf(agency.agencyId)).toMatchObject({
    latest_request: 0,
    converged_at: null,
  });
  const requestCount = world.standin.requests.length;
  await convergeAgency(world.ctx, crypto.randomUUID());
  expect(world.standin.requests).toHaveLength(requestCount);
});
