import { randomUUID } from "node:crypto";
import { AppError } from "@tc/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Context } from "../../platform/context.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { listAgencies } from "./list-agencies.ts";
import { listSourcesForAdmin } from "./list-sources-for-admin.ts";
import { listSupportAlerts } from "./list-support-alerts.ts";
import { markAlertHandled } from "./mark-alert-handled.ts";
import { requestScreening } from "./request-screening.ts";
import { setTier } from "./set-tier.ts";

let database: TestDatabase;
let ctx: Context;
beforeAll(async () => {
  database = await createTestDatabase();
  ctx = testContext(database);
});
afterAll(() => database.drop());

const eventsOf = (kind: "tier_set" | "admin_called") =>
  asOperator(ctx, (t) =>
    t.db
      .selectFrom("audit_event")
      .select(["agency_id", "details"])
      .where("kind", "=", kind)
      .orderBy("id", "desc")
      .execute(),
  );

const addAlert = (at: Date, agencyId?: string) =>
  asOperator(ctx, (t) =>
    t.db
      .insertInto("support_alert")
      .values({
        at,
        agency_id: agencyId ?? null,
        user_id: randomUUID(),
        payload: JSON.stringify({ errorType: "timeout" }),
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );

const isNotFound = (error: unknown) => error instanceof AppError && error.code === "not_found";

test("an agency is found by its name and by its people's names and addresses, with all of them", async () => {
  const { agencyId, owner } = await makeAgency(database, { name: "Nordlicht 100 % Design" });
  const gone = await makeMember(database, agencyId, { name: "Uwe Fort", deactivated: true });
  await makeAgency(database, { name: "Südwind 1000 Design" });
  for (const q of ["nordlicht", "100 %", owner.email.slice(0, 12), "uwe f", "  Nordlicht "]) {
    const { agencies, total } = await listAgencies(ctx, { q });
    expect([q, total, agencies.map(({ id }) => id)]).toEqual([q, 1, [agencyId]]);
    expect(agencies[0]?.users).toMatchObject([
      { userId: owner.userId, role: "owner", isActive: true },
      { userId: gone.userId, role: "member", isActive: false },
    ]);
  }
  expect((await listAgencies(ctx, { q: "100_Design" })).total).toBe(0);
  expect((await listAgencies(ctx, { q: "\\" })).total).toBe(0);
});

test("pages show every agency once, also those of one moment", async () => {
  for (let index = 0; index < 55; index += 1)
    await makeAgency(database, { name: `Reihe ${index}` });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listAgencies(ctx, { q: "Reihe", cursor });
    expect(page.total).toBe(55);
    seen.push(...page.agencies.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(55);
  expect(new Set(seen).size).toBe(55);
});

test("a plan is set, taken away and written down for the agency to see", async () => {
  const { agencyId } = await makeAgency(database, { name: "Plan", tier: "basis" });
  for (const [tier, from] of [
    ["enterprise", "basis"],
    [null, "enterprise"],
  ] as const) {
    expect(await setTier(ctx, agencyId, tier)).toEqual({ done: true });
    expect((await listAgencies(ctx, { q: "Plan" })).agencies[0]?.tier).toBe(tier);
    const [event] = await eventsOf("tier_set");
    expect(event).toEqual({ agency_id: agencyId, details: { from, to: tier ?? "none" } });
  }
  await expect(setTier(ctx, randomUUID(), "basis")).rejects.toSatisfy(isNotFound);
});

test("alerts come newest first, page by page, with and without an agency", async () => {
  const { agencyId } = await makeAgency(database, { tier: "basis" });
  const ids: string[] = [];
  for (let index = 0; index < 52; index += 1) {
    // Some of one moment
    const at = new Date(testNow.getTime() + Math.floor(index / 2) * 1000);
    ids.push((await addAlert(at, index % 2 ? agencyId : undefined)).id);
  }
  const first = await listSupportAlerts(ctx, {});
  const second = await listSupportAlerts(ctx, { cursor: first.nextCursor });
  const all = [...first.alerts, ...second.alerts];
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(ids));
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
  expect(second.nextCursor).toBeUndefined();
  expect(all[0]?.payload).toEqual({ errorType: "timeout" });
});

test("open alerts of plans with preferred support come first, across pages, and lose that once handled", async () => {
  const open = (await listSupportAlerts(ctx, {})).alerts;
  const [premium, enterprise] = [
    await makeAgency(database, { name: "P", tier: "premium" }),
    await makeAgency(database, { name: "E", tier: "enterprise" }),
  ];
  const old = new Date(testNow.getTime() - 86_400_000);
  const ofPremium = await addAlert(old, premium.agencyId);
  const ofEnterprise = await addAlert(old, enterprise.agencyId);
  const first = await listSupportAlerts(ctx, {});
  expect(first.alerts.slice(0, 2)).toMatchObject([
    { id: ofEnterprise.id, tier: "enterprise", agencyName: "E" },
    { id: ofPremium.id, tier: "premium", agencyName: "P" },
  ]);
  const second = await listSupportAlerts(ctx, { cursor: first.nextCursor });
  const ids = [...first.alerts, ...second.alerts].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(open.map(({ id }) => id)));
  await markAlertHandled(ctx, ofEnterprise.id);
  const after = await listSupportAlerts(ctx, {});
  expect(after.alerts[0]?.id).toBe(ofPremium.id);
  const last = await listSupportAlerts(ctx, { cursor: after.nextCursor });
  expect(last.alerts.at(-1)?.id).toBe(ofEnterprise.id);
  await markAlertHandled(ctx, ofPremium.id);
});

test("an alert is handled once and keeps the moment", async () => {
  const { id } = await addAlert(new Date(testNow.getTime() + 3_600_000));
  await markAlertHandled(ctx, id);
  await markAlertHandled({ ...ctx, now: () => new Date(testNow.getTime() + 9_000) }, id);
  const first = await listSupportAlerts(ctx, {});
  const second = await listSupportAlerts(ctx, { cursor: first.nextCursor });
  const alerts = [...first.alerts, ...second.alerts];
  expect(alerts.find((alert) => alert.id === id)?.handledAt).toBe(testNow.toISOString());
  await expect(markAlertHandled(ctx, randomUUID())).rejects.toSatisfy(isNotFound);
});

test("every call of an admin is written down", async () => {
  const { agencyId } = await makeAgency(database);
  const { id } = await addAlert(testNow);
  const before = (await eventsOf("admin_called")).length;
  await listAgencies(ctx, {});
  await setTier(ctx, agencyId, "trial");
  await listSupportAlerts(ctx, {});
  await markAlertHandled(ctx, id);
  expect((await listSourcesForAdmin(ctx)).sources.length).toBeGreaterThan(0);
  await expect(requestScreening(ctx)).rejects.toSatisfy(isNotFound);
  const after = await eventsOf("admin_called");
  expect(after.slice(0, after.length - before).map(({ details }) => details.call)).toEqual([
    "requestScreening",
    "listSourcesForAdmin",
    "markAlertHandled",
    "listSupportAlerts",
    "setTier",
    "listAgencies",
  ]);
});
