import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { connect } from "../database/database.ts";
import type { Db } from "../database/database.ts";
import { asClient } from "./client-share.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const barrier = 4_711;

/** A transaction that ends when the test gives the barrier up. */
const waitAtBarrier = (db: Db) =>
  db
    .transaction()
    .execute((t) => sql`select pg_advisory_xact_lock_shared(${sql.lit(barrier)})`.execute(t));

const countAtBarrier = async () => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and objid = ${barrier} and not granted`.execute(
    database.owner.db,
  );
  return rows.length;
};

test("a client holds its share of the pool and no more; others and work for nobody find connections", async () => {
  // No limit of time: a connection that is not there would never come.
  const { db, pool } = connect(database.url, {
    maxConnections: 10,
    clientShare: 6,
    acquireTimeoutMs: 0,
  });
  const holder = await database.owner.pool.connect();
  await holder.query("select pg_advisory_lock($1)", [barrier]);

  const held = Array.from({ length: 20 }, () => asClient("a", () => waitAtBarrier(db)));
  await expect.poll(countAtBarrier, { timeout: 60_000 }).toBe(6);
  expect(pool.totalCount - pool.idleCount).toBe(6);
  for (let n = 0; n < 10; n++) {
    await asClient("b", () => sql`select 1`.execute(db));
    await sql`select 1`.execute(db);
  }
  expect(await countAtBarrier()).toBe(6);

  await holder.query("select pg_advisory_unlock($1)", [barrier]);
  holder.release();
  await Promise.all(held);
  expect(pool.totalCount).toBe(pool.idleCount);
  await db.destroy();
});

test("a connection that could not be had gives the place in the share back", async () => {
  const { db } = connect("postgres://nobody@127.0.0.1:1/nothing", { clientShare: 1 });
  for (let n = 0; n < 3; n++) {
    const attempt = asClient("a", () => sql`select 1`.execute(db));
    await expect(attempt).rejects.toThrow("ECONNREFUSED");
  }
  await db.destroy();
});
