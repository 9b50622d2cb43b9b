import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { migrateAsNewerRelease, newerMigrations } from "../../testing/database/newer-release.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { connect, listMissingMigrations, migrate } from "./database.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tenderchances-migrations-"));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** A release of its own: each migration makes the table of its name, so that a second try would fail. */
async function makeRelease(...names: readonly string[]): Promise<string> {
  const release = await mkdtemp(path.join(folder, "release-"));
  for (const name of names) {
    await writeFile(path.join(release, `${name}.sql`), `create table "made_${name}" ()`);
  }
  return release;
}

async function readHistory(): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name`.execute(database.owner.db);
  return rows.map(({ name }) => name);
}

/** As before the first start. */
const forgetHistory = () =>
  sql`drop table kysely_migration, kysely_migration_lock`.execute(database.owner.db);

/** Everything about the tables that a start could change. */
async function readTables(): Promise<unknown> {
  const { rows } = await sql`
    select table_name, column_name, data_type, ordinal_position from information_schema.columns
    where table_schema = 'public' order by 1, 4`.execute(database.owner.db);
  return rows;
}

test("a release that has been migrated past changes nothing and names the newer migrations", async () => {
  await migrateAsNewerRelease(database.owner.db);
  const [history, tables] = [await readHistory(), await readTables()];
  for (let start = 0; start < 2; start++) {
    expect(await migrate(database.owner.db)).toEqual(Object.keys(newerMigrations));
  }
  expect([await readHistory(), await readTables()]).toEqual([history, tables]);
  expect(await listMissingMigrations(database.db)).toEqual([]);
});

test.each([
  ["an own migration is missing in the middle", "delete from kysely_migration where name = $1"],
  ["an own name has changed", "update kysely_migration set name = '02_renamed' where name = $1"],
])("a damaged history is refused and not touched: %s", async (_case, statement) => {
  const names = ["01_first", "02_second", "03_third"];
  await forgetHistory();
  const [release, next] = [await makeRelease(...names), await makeRelease(...names, "04_next")];
  await migrate(database.owner.db, release);
  await database.owner.pool.query(statement, ["02_second"]);
  const [history, tables] = [await readHistory(), await readTables()];
  for (const start of [release, next]) {
    await expect(migrate(database.owner.db, start)).rejects.toMatchObject({ kind: "broken" });
  }
  expect([await readHistory(), await readTables()]).toEqual([history, tables]);
});

test("a database of a different history is refused and not touched", async () => {
  const [history, tables] = [await readHistory(), await readTables()];
  const folded = await makeRelease("folded_schema", "folded_schema_next");
  await expect(migrate(database.owner.db, folded)).rejects.toMatchObject({ kind: "foreign" });
  expect([await readHistory(), await readTables()]).toEqual([history, tables]);
});

test("old and new releases that start at the same time make each migration once, in order", async () => {
  const names = ["01_first", "02_second", "03_third"];
  const [old, newer] = [await makeRelease(...names.slice(0, 2)), await makeRelease(...names)];
  for (let round = 0; round < 5; round++) {
    await forgetHistory();
    for (const name of names) {
      await sql`drop table if exists ${sql.id(`made_${name}`)}`.execute(database.owner.db);
    }
    const starts = [old, newer, old, newer, old].map(async (release) => {
      // As at the start: one connection, and a lock timeout that is short here.
      const connection = connect(database.url, { maxConnections: 1, lockTimeoutMs: 1 });
      try {
        return { release, newer: await migrate(connection.db, release) };
      } finally {
        await connection.db.destroy();
      }
    });
    for (const started of await Promise.all(starts)) {
      if (started.release === newer) expect(started.newer).toEqual([]);
      else expect([[], ["03_third"]]).toContainEqual(started.newer);
    }
    expect(await readHistory()).toEqual(names);
  }
});

test("a release does not compare before another one has finished its migrations", async () => {
  const names = ["01_first", "02_second"];
  const [old, newer] = [await makeRelease("01_first"), await makeRelease(...names)];
  await forgetHistory();
  // The newer release stops inside its last migration, as long as somebody holds this lock.
  await writeFile(
    path.join(newer, "02_second.sql"),
    "select pg_advisory_xact_lock(7); create table made_02_second ()",
  );
  const holder = await database.owner.pool.connect();
  await holder.query("select pg_advisory_lock(7)");
  const [slow, quick] = [connect(database.url), connect(database.url)];
  const newerStart = migrate(slow.db, newer);
  await expect.poll(() => countWaiting(holder), patience).toBe(1);
  const oldStart = migrate(quick.db, old);
  await expect.poll(() => countWaiting(holder), patience).toBe(2);
  await holder.query("select pg_advisory_unlock(7)");
  expect(await Promise.all([newerStart, oldStart])).toEqual([[], ["02_second"]]);
  holder.release();
  await Promise.all([slow.db.destroy(), quick.db.destroy()]);
});

const patience = { timeout: 60_000 };

/** Sessions that wait for an advisory lock. */
async function countWaiting(client: { query(text: string): Promise<{ rows: unknown[] }> }) {
  const { rows } = await client.query(
    "select 1 from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
  );
  return rows.length;
}
