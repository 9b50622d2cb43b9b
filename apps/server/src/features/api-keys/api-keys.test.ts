import type { createApiKey as createEndpoint } from "@tc/contract";
import type { z } from "zod";
import { apiKeyLimits, retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { deleteEndedKeys } from "./api-key.operator.store.ts";
import { createApiKey } from "./create-api-key.ts";
import { identifyKey } from "./identify-key.ts";
import { listApiKeys } from "./list-api-keys.ts";
import { revokeApiKey } from "./revoke-api-key.ts";
import { rotateApiKey } from "./rotate-api-key.ts";

let database: TestDatabase;
let agency: MadeAgency;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate api_key, rate_limit`.execute(database.owner.db);
  agency = await makeAgency(database, { tier: "enterprise" });
});
afterAll(() => database.drop());

const days = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1000);
const as = ({ actor }: Pick<MadeAgency, "actor"> = agency, now = testNow) =>
  testContext(database, { actor, now });
const wish = (change: Partial<z.output<NonNullable<typeof createEndpoint.body>>> = {}) => ({
  name: "CRM",
  scopes: ["tenders:read" as const],
  days: 30 as const,
  currentPassword: agency.owner.password,
  ...change,
});
const make = (change: Parameters<typeof wish>[0] = {}) => createApiKey(as(), wish(change));

function identify(authorization: string | undefined, now = testNow) {
  const headers = authorization === undefined ? {} : { authorization };
  return identifyKey({ ...testContext(database, { now }), client: { headers, ip: "192.0.2.1" } });
}
const bearer = (key: string, now?: Date) => identify(`Bearer ${key}`, now);
const unknown = { code: "unauthenticated" };

describe("a new key", () => {
  test("opens its agency with its maker's role and exactly the scopes that were chosen", async () => {
    const { key } = await make({ scopes: ["deadlines:read", "tenders:read", "tenders:read"] });
    expect(await bearer(key)).toMatchObject({
      scopes: ["tenders:read", "deadlines:read"],
      actor: {
        kind: "user",
        session: { userId: agency.owner.userId, isAdmin: false },
        membership: { agencyId: agency.agencyId, role: "owner", tier: "enterprise" },
      },
    });
  });

  test("is told once: neither the list nor any row holds it", async () => {
    const { key, apiKey } = await make();
    expect(key).toMatch(/^tck_[\w-]{43}$/);
    expect(key.startsWith(apiKey.hint)).toBe(true);
    expect(JSON.stringify(await listApiKeys(as()))).not.toContain(key);
    const { rows } = await sql<{ row: string }>`select api_key::text as row from api_key`.execute(
      database.owner.db,
    );
    expect(rows[0]?.row).toContain(apiKey.hint);
    expect(rows[0]?.row).not.toContain(key.slice(apiKey.hint.length));
  });

  test("is no admin's, even if its maker is one", async () => {
    const { key } = await make();
    await sql`update user_account set is_admin = true where id = ${agency.owner.userId}`.execute(
      database.owner.db,
    );
    expect((await bearer(key)).actor.session.isAdmin).toBe(false);
  });

  test("needs the owner's password, and a stolen session guesses only a few times", async () => {
    const tries = await Promise.all(
      Array.from({ length: 12 }, () =>
        make({ currentPassword: "geraten" }).catch((error: { code: string }) => error.code),
      ),
    );
    expect(new Set(tries)).toEqual(new Set(["wrong_credentials", "rate_limited"]));
    expect((await listApiKeys(as())).keys).toEqual([]);
  });

  test("is no member's to make, by whatever way the call comes", async () => {
    const member = await makeMember(database, agency.agencyId);
    const wishOfMember = wish({ currentPassword: member.password });
    await expect(createApiKey(as(member), wishOfMember)).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  test("is one of twenty at most, also where two ask for the last place at once", async () => {
    await sql`insert into api_key (agency_id, user_id, by_name, name, scopes, token_hash, hint, created_at, expires_at)
      select ${agency.agencyId}, ${agency.owner.userId}, 'x', 'x', '{}', sha256(n::text::bytea), 'x', ${testNow}, ${days(1)}
      from generate_series(2, ${apiKeyLimits.valid}) n`.execute(database.owner.db);
    const answers = await Promise.allSettled([make(), make()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "limit_reached", details: { max: apiKeyLimits.valid } },
    });
  });
});

describe("a key opens nothing any more", () => {
  test("from the moment it is revoked", async () => {
    const { key, apiKey } = await make();
    await revokeApiKey(as(), apiKey);
    await expect(bearer(key)).rejects.toMatchObject(unknown);
    await expect(revokeApiKey(as(), apiKey)).rejects.toMatchObject({ code: "not_found" });
    expect((await listApiKeys(as())).keys).toEqual([]);
  });

  test("from the instant it expires", async () => {
    const { key } = await make();
    expect(await bearer(key, new Date(days(30).getTime() - 1))).toBeDefined();
    await expect(bearer(key, days(30))).rejects.toMatchObject(unknown);
    expect((await listApiKeys(as(agency, days(31)))).keys).toMatchObject([{ state: "expired" }]);
  });

  test("while its maker is no active member, and the list says so", async () => {
    const { key } = await make();
    const set = (at: Date | null) =>
      sql`update member set deactivated_at = ${at} where user_id = ${agency.owner.userId}`.execute(
        database.owner.db,
      );
    await set(testNow);
    await expect(bearer(key)).rejects.toMatchObject(unknown);
    expect((await listApiKeys(as())).keys).toMatchObject([{ state: "resting" }]);
    await set(null);
    expect(await bearer(key)).toBeDefined();
  });

  test("once its maker's account is deleted", async () => {
    const { key } = await make();
    await sql`delete from user_account where id = ${agency.owner.userId}`.execute(
      database.owner.db,
    );
    await expect(bearer(key)).rejects.toMatchObject(unknown);
  });

  test.each([
    undefined,
    "",
    "Bearer",
    "Bearer tck_",
    `Bearer tck_${"A".repeat(43)}`,
    `Basic tck_${"A".repeat(43)}`,
    `Bearer ${"A".repeat(47)}`,
    `Bearer tck_${"A".repeat(20_000)}`,
    `Bearer tck_${"A".repeat(42)}'`,
  ])("and %s is none", async (authorization) => {
    await make();
    await expect(identify(authorization)).rejects.toMatchObject(unknown);
  });
});

describe("a key that is replaced", () => {
  test("goes on beside the new one for the grace time and no longer", async () => {
    const { key, apiKey } = await make();
    const { key: next } = await rotateApiKey(as(), {
      id: apiKey.id,
      graceHours: 24,
      currentPassword: agency.owner.password,
    });
    expect((await bearer(next)).scopes).toEqual((await bearer(key)).scopes);
    expect((await listApiKeys(as())).keys).toMatchObject([
      { state: "valid", name: "CRM", expiresAt: days(30).toISOString() },
      { state: "replaced", expiresAt: days(1).toISOString() },
    ]);
    await expect(bearer(key, days(1))).rejects.toMatchObject(unknown);
    expect(await bearer(next, days(1))).toBeDefined();
  });

  test("never lives longer for it, and ends at once without a grace time", async () => {
    const first = await make();
    const late = as(agency, new Date(days(30).getTime() - 60_000));
    const currentPassword = agency.owner.password;
    await rotateApiKey(late, { id: first.apiKey.id, graceHours: 168, currentPassword });
    await expect(bearer(first.key, days(30))).rejects.toMatchObject(unknown);
    const second = await make();
    await rotateApiKey(as(), { id: second.apiKey.id, graceHours: 0, currentPassword });
    await expect(bearer(second.key)).rejects.toMatchObject(unknown);
  });

  test("is not replaced twice", async () => {
    const { apiKey } = await make();
    const again = () =>
      rotateApiKey(as(), {
        id: apiKey.id,
        graceHours: 24,
        currentPassword: agency.owner.password,
      });
    await again();
    await expect(again()).rejects.toMatchObject({ code: "not_found" });
  });
});

test("a key notes the day of its last use once a day, in Berlin's calendar", async () => {
  const { key } = await make();
  expect((await listApiKeys(as())).keys[0]).not.toHaveProperty("lastUsedOn");
  await bearer(key, new Date("2026-11-21T22:59:00Z"));
  expect((await listApiKeys(as())).keys).toMatchObject([{ lastUsedOn: "2026-11-21" }]);
  await bearer(key, new Date("2026-11-21T23:01:00Z"));
  expect((await listApiKeys(as())).keys).toMatchObject([{ lastUsedOn: "2026-11-22" }]);
});

test("what owners do with keys is in the agency's log, without the key", async () => {
  const { apiKey, key } = await make();
  const rotated = await rotateApiKey(as(), {
    id: apiKey.id,
    graceHours: 0,
    currentPassword: agency.owner.password,
  });
  await revokeApiKey(as(), rotated.apiKey);
  const events = await asOperator(as(), ({ db }) =>
    db
      .selectFrom("audit_event")
      .select(["kind", "details"])
      .where("agency_id", "=", agency.agencyId)
      .orderBy("id")
      .execute(),
  );
  expect(events.map(({ kind }) => kind)).toEqual([
    "api_key_created",
    "api_key_rotated",
    "api_key_revoked",
  ]);
  expect(JSON.stringify(events)).not.toContain(key.slice(8));
});

test("without the plan keys are listed and can be revoked, so that none wakes up unseen", async () => {
  const { apiKey } = await make();
  const { actor } = agency;
  const lower = { actor: { ...actor, membership: { ...actor.membership!, tier: null } } };
  expect(await listApiKeys(as(lower))).toMatchObject({ isInPlan: false, keys: [{ name: "CRM" }] });
  await revokeApiKey(as(lower), apiKey);
  expect((await listApiKeys(as())).keys).toEqual([]);
});

test("keys are deleted some time after their end, and no others", async () => {
  const [expired, revoked] = [await make(), await make({ days: 365 })];
  const kept = await make({ days: 365 });
  await revokeApiKey(as(), revoked.apiKey);
  const later = (count: number) => testContext(database, { now: days(count) });
  const keptDays = retentionClasses.apiKeys.amount;
  expect(await deleteEndedKeys(later(keptDays))).toBe(0);
  expect(await deleteEndedKeys(later(keptDays + 1))).toBe(1);
  expect(await deleteEndedKeys(later(keptDays + 31))).toBe(1);
  const { rows } = await sql<{ id: string }>`select id from api_key`.execute(database.owner.db);
  expect(rows).toEqual([{ id: kept.apiKey.id }]);
  expect(expired.apiKey.id).not.toBe(kept.apiKey.id);
});
