import { AppError } from "@tc/domain";
import type { Tier } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { commitUse, getUsage, refundUse, reserveUse } from "./index.ts";
import { refundStaleUses } from "./refund-stale-uses.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function agencyWith(tier: Tier | null) {
  const { agencyId } = await makeAgency(database, { tier });
  const within = <Result>(work: (t: AgencyTransaction) => Promise<Result>, now = testNow) =>
    inAgency(testContext(database, { now }), agencyId, work);
  return { agencyId, within };
}

const at = (instant: string) => new Date(instant);

describe("TenderChecks of a month", () => {
  test.each([
    ["basis", 10],
    ["premium", 50],
    ["trial", 50],
  ] as const)("fifty and more at once get exactly what %s has: %i", async (tier, limit) => {
    const { within } = await agencyWith(tier);
    const tries = Array.from({ length: 60 }, (_, index) =>
      within((t) => reserveUse(t, `tender-${index}`)),
    );
    const outcomes = await Promise.allSettled(tries);
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === "rejected" ? [outcome.reason as unknown] : [],
    );
    expect(refusals).toHaveLength(60 - limit);
    expect(refusals[0]).toEqual(new AppError("quota_exhausted", { limit, renewsOn: "2026-12-01" }));
    expect(await within(getUsage)).toEqual({ used: limit, limit, renewsOn: "2026-12-01" });
  });

  test("without a plan there is none", async () => {
    const { within } = await agencyWith(null);
    await expect(within((t) => reserveUse(t, "tender"))).rejects.toThrow("quota_exhausted");
  });

  test("checking the same tender again is free, also when the quota is used up and in another month", async () => {
    const { within } = await agencyWith("basis");
    const first = await within((t) => reserveUse(t, "tender-0"));
    expect(first.isNew).toBe(true);
    await within((t) => commitUse(t, first.useId));
    for (let index = 1; index < 10; index++) await within((t) => reserveUse(t, `tender-${index}`));
    const again = { useId: first.useId, isNew: false };
    expect(await within((t) => reserveUse(t, "tender-0"))).toEqual(again);
    const later = at("2027-03-01T10:00:00Z");
    expect(await within((t) => reserveUse(t, "tender-0"), later)).toEqual(again);
    expect((await within(getUsage, later)).used).toBe(0);
  });

  test("the same tender asked for twice at once is taken once", async () => {
    const { within } = await agencyWith("basis");
    const both = await Promise.all([1, 2].map(() => within((t) => reserveUse(t, "tender"))));
    expect(new Set(both.map(({ useId }) => useId)).size).toBe(1);
    expect((await within(getUsage)).used).toBe(1);
  });

  test("what failed is given back, what was done is not", async () => {
    const { within } = await agencyWith("basis");
    const { useId } = await within((t) => reserveUse(t, "tender"));
    await within((t) => refundUse(t, useId));
    expect((await within(getUsage)).used).toBe(0);
    const second = await within((t) => reserveUse(t, "tender"));
    expect(second).toMatchObject({ isNew: true });
    await within((t) => commitUse(t, second.useId));
    await within((t) => refundUse(t, second.useId));
    expect((await within(getUsage)).used).toBe(1);
  });

  test("a month ends at midnight in Berlin, in summer and in winter", async () => {
    const { within } = await agencyWith("basis");
    const usedAt = async (now: string) => (await within(getUsage, at(now))).used;
    await within((t) => reserveUse(t, "winter"), at("2026-11-30T22:59:59Z"));
    expect(await usedAt("2026-11-30T22:59:59Z")).toBe(1);
    expect(await usedAt("2026-11-30T23:00:00Z")).toBe(0);
    await within((t) => reserveUse(t, "summer"), at("2027-06-30T21:59:59Z"));
    expect(await usedAt("2027-06-30T21:59:59Z")).toBe(1);
    expect(await usedAt("2027-06-30T22:00:00Z")).toBe(0);
  });

  test("a larger plan opens more in the same month, a smaller one leaves nothing", async () => {
    const { agencyId, within } = await agencyWith("basis");
    const setTier = (tier: Tier) =>
      asOperator(testContext(database), (t) =>
        t.db.updateTable("agency").set({ tier }).where("id", "=", agencyId).execute(),
      );
    for (let index = 0; index < 10; index++) await within((t) => reserveUse(t, `tender-${index}`));
    await setTier("premium");
    await within((t) => reserveUse(t, "one more"));
    await setTier("basis");
    await expect(within((t) => reserveUse(t, "too many"))).rejects.toThrow("quota_exhausted");
    expect(await within(getUsage)).toMatchObject({ used: 11, limit: 10 });
  });

  test("one agency's uses are nothing to another", async () => {
    const [agency, other] = [await agencyWith("basis"), await agencyWith("basis")];
    const { useId } = await agency.within((t) => reserveUse(t, "tender"));
    await other.within((t) => refundUse(t, useId));
    expect((await agency.within(getUsage)).used).toBe(1);
    expect((await other.within(getUsage)).used).toBe(0);
  });

  test("a reservation whose process died comes back after a day, not before", async () => {
    const { within } = await agencyWith("basis");
    await within((t) => reserveUse(t, "lost"));
    const dayLater = (ms: number) => new Date(testNow.getTime() + 86_400_000 + ms);
    await refundStaleUses(testContext(database, { now: dayLater(0) }));
    expect((await within(getUsage)).used).toBe(1);
    await refundStaleUses(testContext(database, { now: dayLater(1) }));
    expect((await within(getUsage)).used).toBe(0);
  });
});
