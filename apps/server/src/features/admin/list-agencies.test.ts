import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { listAgencies } from "./list-agencies.ts";

let database: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

test("an admin sees what an agency bought and what was granted, each by itself", async () => {
  const { agencyId } = await makeAgency(database, { name: "Gebucht und gewährt" });
  await makeAgency(database, { name: "Gebucht hat hier niemand" });
  await asOperator(ctx, (t) =>
    t.db
      .insertInto("subscription")
      .values({
        agency_id: agencyId,
        subscription_id: "sub_1",
        tier: "premium",
        period: "monthly",
        status: "past_due",
        unpaid_since: testNow,
        granted_tier: "enterprise",
      })
      .execute(),
  );
  const { agencies } = await listAgencies(ctx, { q: "Gebucht" });
  // Both were made in the same instant: which comes first is chance.
  const byName = agencies.toSorted((a, b) => b.name.localeCompare(a.name));
  expect(byName.map(({ bought, grantedTier }) => ({ bought, grantedTier }))).toEqual([
    {
      bought: {
        tier: "premium",
        period: "monthly",
        status: "past_due",
        unpaidSince: testNow.toISOString(),
      },
      grantedTier: "enterprise",
    },
    { bought: undefined, grantedTier: undefined },
  ]);
});

test("usage counts this month's checks without refunds, and nobody else's", async () => {
  const { agencyId } = await makeAgency(database, { name: "Fleißig" });
  await makeAgency(database, { name: "Fleißig nebenan" });
  const use = (subject: string, month: string, state: "reserved" | "committed" | "refunded") => ({
    agency_id: agencyId,
    kind: "tender_check" as const,
    month,
    subject,
    state,
    reserved_at: testNow,
    settled_at: state === "reserved" ? null : testNow,
  });
  await asOperator(ctx, (t) =>
    t.db
      .insertInto("quota_use")
      .values([
        use("a", "2026-11-01", "committed"),
        use("b", "2026-11-01", "reserved"),
        use("c", "2026-11-01", "refunded"),
        use("d", "2026-10-01", "committed"),
      ])
      .execute(),
  );
  const { agencies } = await listAgencies(ctx, { q: "Fleißig" });
  const checks = Object.fromEntries(agencies.map((it) => [it.name, it.usage.checksThisMonth]));
  expect(checks).toEqual({ Fleißig: 2, "Fleißig nebenan": 0 });
  expect(agencies.map((it) => it.usage.storedBytes)).toEqual([0, 0]);
});
