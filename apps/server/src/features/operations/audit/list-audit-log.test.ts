import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { audit } from "../../../platform/tenancy/audit.ts";
import type { AuditKind } from "../../../platform/tenancy/audit.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { listAuditLog } from "./list-audit-log.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const contextAt = (moment: string) => testContext(database, { now: new Date(moment) });
const write = (kind: AuditKind, moment: string, agencyId?: string, userId?: string) =>
  asOperator(contextAt(moment), (t) => audit(t, { kind, agencyId, userId }));
const ctx = () => contextAt("2026-11-21T11:00:00Z");

test("the log is filtered by kind, agency and day, and leaves out admins' own calls unless asked", async () => {
  const { agencyId, owner } = await makeAgency(database, { name: "Nordlicht" });
  await write("signed_in", "2026-11-19T22:59:59Z", agencyId, owner.userId);
  await write("tier_set", "2026-11-19T23:00:00Z", agencyId);
  await write("gate_refused", "2026-11-20T10:00:00Z");
  await write("signed_in", "2026-11-20T11:00:00Z", undefined, randomUUID());
  const kindsOf = async (query: Parameters<typeof listAuditLog>[1]) =>
    (await listAuditLog(ctx(), query)).events.map(({ kind }) => kind);
  expect(await kindsOf({})).toEqual(["signed_in", "gate_refused", "tier_set", "signed_in"]);
  expect(await kindsOf({ kind: "signed_in" })).toEqual(["signed_in", "signed_in"]);
  expect(await kindsOf({ agency: agencyId })).toEqual(["tier_set", "signed_in"]);
  // The day ends at midnight in Berlin.
  expect(await kindsOf({ until: "2026-11-19" })).toEqual(["signed_in"]);
  expect((await kindsOf({ kind: "admin_called" })).length).toBe(5);
  const { events, agencyName } = await listAuditLog(ctx(), { agency: agencyId });
  expect(agencyName).toBe("Nordlicht");
  expect(events.at(-1)).toMatchObject({
    agency: { id: agencyId, name: "Nordlicht" },
    user: { email: owner.email },
  });
  expect(await kindsOf({ agency: randomUUID() })).toEqual([]);
});

test("pages show each event once", async () => {
  for (let index = 0; index < 60; index++) await write("signed_out", "2026-11-20T12:00:00Z");
  const first = await listAuditLog(ctx(), { kind: "signed_out" });
  const second = await listAuditLog(ctx(), { kind: "signed_out", cursor: first.nextCursor });
  const ids = [...first.events, ...second.events].map(({ id }) => id);
  expect([ids.length, new Set(ids).size, second.nextCursor]).toEqual([60, 60, undefined]);
});
