import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createKeyRing } from "../../../platform/settings/key-ring.ts";
import { createFakeObjectStore } from "../../../ports/object-store.fake.ts";
import type { FakeObjectStore } from "../../../ports/object-store.fake.ts";
import { fillTenantTables } from "../../../testing/database/fill-tenant-tables.ts";
import { listTenantTables } from "../../../testing/database/tenant-tables.ts";
import { testContext, testNow, testSecret } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { Template, TestDatabase } from "../../../testing/database/test-database.ts";
import { notStopped } from "../../../testing/documents/documents-world.ts";
import { makeDocument } from "../../../testing/documents/make-document.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { deleteDiscardedObjects } from "../../documents/objects/delete-discarded-objects.ts";
import { deleteDueAgencies } from "../delete-due-agencies.ts";
import { copyDeletions, dayOf } from "./copy-deletions.ts";
import { reapplyDeletions } from "./reapply-deletions.ts";

let gone: MadeAgency;
let other: MadeAgency;
const before: FakeObjectStore = createFakeObjectStore();
/** The backup: both agencies are there, each with a row in every table and a file. */
const backup: Template = {
  name: `backup_${randomBytes(4).toString("hex")}`,
  async fill(database) {
    const ctx = testContext(database, { ports: { objects: before } });
    [gone, other] = [await makeAgency(database), await makeAgency(database)];
    for (const made of [gone, other]) {
      const { agencyId } = made;
      const { tenderId } = await fillTenantTables(database.db, made);
      await makeDocument(ctx, { agencyId, tenderId, text: `Geheim in ${agencyId}` });
    }
  },
};

let live: TestDatabase;
let restored: TestDatabase;
let store: FakeObjectStore;
beforeAll(async () => {
  live = await createTestDatabase(backup);
});
afterAll(() => live.drop());
beforeEach(async () => {
  store = createFakeObjectStore();
  for (const [name, bytes] of before.objects) store.objects.set(name, bytes);
  restored = await createTestDatabase(backup);
  return () => restored.drop();
});

const contextOf = (database: TestDatabase, now = testNow) =>
  testContext(database, { now, ports: { objects: store } });

/** Deletes the agency in the running product, before the database is lost. */
async function loseAgency(): Promise<void> {
  await live.owner.db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where("id", "=", gone.agencyId)
    .execute();
  await deleteDueAgencies(contextOf(live));
  await copyDeletions(contextOf(live));
  await deleteDiscardedObjects(contextOf(live), notStopped);
}

async function tablesWith({ db }: TestDatabase["owner"], agencyId: string): Promise<string[]> {
  const names: string[] = [];
  for (const { name, key } of await listTenantTables(db)) {
    const { rows } = await sql`
      select from ${sql.table(name)} where ${sql.ref(key)} = ${agencyId}`.execute(db);
    if (rows.length > 0) names.push(name);
  }
  return names;
}

const accountsOf = ({ owner }: TestDatabase, { owner: { userId } }: MadeAgency) =>
  owner.db.selectFrom("user_account").select("id").where("id", "=", userId).execute();

test("a deletion comes true again after a restore: rows, accounts and files, and nobody else's", async () => {
  await loseAgency();
  // The copy of the bucket is restored as well.
  for (const [name, bytes] of before.objects) store.objects.set(name, bytes);
  expect(await tablesWith(restored.owner, gone.agencyId)).not.toEqual([]);
  const others = await tablesWith(restored.owner, other.agencyId);

  expect(await reapplyDeletions(contextOf(restored))).toEqual({ agencies: 1, unreadableDays: [] });
  await deleteDiscardedObjects(contextOf(restored), notStopped);
  expect(await tablesWith(restored.owner, gone.agencyId)).toEqual([]);
  expect(await accountsOf(restored, gone)).toEqual([]);
  expect(await tablesWith(restored.owner, other.agencyId)).toEqual(others);
  expect(await accountsOf(restored, other)).toHaveLength(1);
  const { rows: held } = await sql<{ name: string }>`
    select name from document_object
    union all select name from fetched_object
    union all select name from proof_file_object`.execute(restored.owner.db);
  const files = [...before.objects.keys()].filter((name) => store.objects.has(name));
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThan(before.objects.size);
  for (const name of files) expect(held.map((row) => row.name)).toContain(name);
  const kept = await sql`select from kept_record`.execute(restored.owner.db);
  expect(kept.rows.length).toBeGreaterThan(0);

  expect(await reapplyDeletions(contextOf(restored))).toEqual({ agencies: 0, unreadableDays: [] });
});

test("the nightly job does the same where nobody thought of it", async () => {
  await loseAgency();
  await deleteDueAgencies(contextOf(restored));
  expect(await tablesWith(restored.owner, gone.agencyId)).toEqual([]);
});

test("without a restore nothing is deleted, and a copy outlives the log that a restore took back", async () => {
  await loseAgency();
  expect(await reapplyDeletions(contextOf(live))).toEqual({ agencies: 0, unreadableDays: [] });
  expect(await tablesWith(live.owner, other.agencyId)).not.toEqual([]);
  // The restored product copies its own, empty log first.
  await copyDeletions(contextOf(restored));
  expect(await reapplyDeletions(contextOf(restored))).toEqual({ agencies: 1, unreadableDays: [] });
});

test("a new secret of the server takes one night, and a copy that none opens stops no deletion", async () => {
  const newest = "another secret for tests only, 32";
  const at = (secrets: readonly [string, ...string[]], database: TestDatabase) =>
    testContext(database, { ports: { objects: store, keyRing: createKeyRing(secrets) } });
  await loseAgency();
  expect(await reapplyDeletions(at([newest], live))).toEqual({
    agencies: 0,
    unreadableDays: [dayOf(testNow)],
  });
  expect(await reapplyDeletions(at([newest], restored))).toEqual({
    agencies: 0,
    unreadableDays: [dayOf(testNow)],
  });
  // The night with both secrets
  await deleteDueAgencies(at([newest, testSecret], live));
  expect(await reapplyDeletions(at([newest], restored))).toEqual({
    agencies: 1,
    unreadableDays: [],
  });
});

test("a copy under an old secret counts also where the store takes nothing", async () => {
  const newest = "another secret for tests only, 32";
  await loseAgency();
  const full = {
    ...store,
    put: () => Promise.reject(new Error("read-only")),
  };
  const keyRing = createKeyRing([newest, testSecret]);
  const ctx = testContext(restored, { ports: { objects: full, keyRing } });
  expect(await reapplyDeletions(ctx)).toEqual({ agencies: 1, unreadableDays: [] });
});

test("a day's copy that no secret opens keeps no later day from its copy", async () => {
  await loseAgency();
  const [copy] = [...store.objects.keys()].filter((name) => !before.objects.has(name));
  store.objects.set(copy ?? "", Buffer.from("kaputt"));
  const nextDay = new Date(testNow.getTime() + 24 * 60 * 60 * 1000);
  await live.owner.db
    .insertInto("deletion_log")
    .values({ gone_agency_id: other.agencyId, gone_user_ids: [], deleted_at: nextDay })
    .execute();
  await copyDeletions(contextOf(live, nextDay));
  expect(await reapplyDeletions(contextOf(restored, nextDay))).toEqual({
    agencies: 1,
    unreadableDays: [dayOf(testNow)],
  });
  expect(await tablesWith(restored.owner, other.agencyId)).toEqual([]);
  await live.owner.db
    .deleteFrom("deletion_log")
    .where("gone_agency_id", "=", other.agencyId)
    .execute();
});

test("after sixty days, longer than any backup is kept, log and copies are gone", async () => {
  await loseAgency();
  const copies = [...store.objects.keys()].filter((name) => !before.objects.has(name));
  expect(copies).toHaveLength(1);
  await copyDeletions(contextOf(live, new Date("2027-01-20T10:59:00Z")));
  expect(store.objects.has(copies[0] ?? "")).toBe(true);
  await copyDeletions(contextOf(live, new Date("2027-01-21T11:01:00Z")));
  expect(store.objects.has(copies[0] ?? "")).toBe(false);
  const { rows } = await sql`select from deletion_log`.execute(live.owner.db);
  expect(rows).toEqual([]);
});
