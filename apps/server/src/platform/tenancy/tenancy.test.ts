import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillTenantTables } from "../../testing/database/fill-tenant-tables.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { listTenantTables } from "../../testing/database/tenant-tables.ts";
import type { TenantTable } from "../../testing/database/tenant-tables.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { connect } from "../database/database.ts";
import type { Db } from "../database/database.ts";
import { asOperator, asOperatorWithin, inAgency } from "./tenancy.ts";

let database: TestDatabase;
let a: MadeAgency;
let b: MadeAgency;
let tables: readonly TenantTable[];
beforeAll(async () => {
  database = await createTestDatabase();
  [a, b] = await Promise.all([makeAgency(database), makeAgency(database)]);
  for (const agency of [a, b]) await fillTenantTables(database.db, agency);
  tables = await listTenantTables(database.db);
});
afterAll(() => database.drop());

/** The agencies whose rows a statement without any filter brings to light. */
async function agenciesSeen(db: Db, { name, key }: TenantTable): Promise<readonly string[]> {
  const { rows } = await sql<{ agency: string }>`
    select distinct ${sql.ref(key)}::text as agency from ${sql.table(name)}`.execute(db);
  return rows.map(({ agency }) => agency).toSorted();
}

/** Tables that show an agency, or nobody, more than its own rows when a statement forgets to filter. */
async function findLeaks(work: { db: Db }): Promise<readonly string[]> {
  const leaks: string[] = [];
  for (const table of tables) {
    if ((await agenciesSeen(work.db, table)).length > 0) leaks.push(table.name);
    const seen = await inAgency(testContext(work), b.agencyId, (t) => agenciesSeen(t.db, table));
    if (seen.some((agency) => agency !== b.agencyId)) leaks.push(table.name);
  }
  return leaks;
}

describe("a statement that forgets its filter", () => {
  test("meets rows of both agencies in every tenant table, as the operator sees", async () => {
    for (const table of tables) {
      const seen = await asOperator(testContext(database), (t) => agenciesSeen(t.db, table));
      expect(seen, table.name).toEqual([a.agencyId, b.agencyId].toSorted());
    }
  });

  test("reads the own agency's rows, and none where no agency is set", async () => {
    expect(await findLeaks(database)).toEqual([]);
    for (const table of tables) {
      const rows = await inAgency(testContext(database), b.agencyId, (t) =>
        agenciesSeen(t.db, table),
      );
      expect(rows, table.name).toEqual([b.agencyId]);
    }
  });

  test("changes and deletes nothing of another agency", async () => {
    const undo = new Error("undo");
    for (const { name, key } of tables) {
      for (const statement of [
        sql`update ${sql.table(name)} set ${sql.ref(key)} = ${sql.ref(key)}`,
        sql`delete from ${sql.table(name)}`,
      ]) {
        const attempt = inAgency(testContext(database), b.agencyId, async (t) => {
          // They name who invited, which would keep members from being deleted at all.
          await sql`delete from invitation`.execute(t.db);
          await statement.execute(t.db);
          await sql`set local role tc_operator`.execute(t.db);
          const { rows } = await sql`
            select from ${sql.table(name)} where ${sql.ref(key)} = ${a.agencyId}`.execute(t.db);
          expect(rows.length, name).toBeGreaterThan(0);
          throw undo;
        });
        // The records of events and of answers may not be changed at all.
        if (name === "audit_event" || name === "legal_answer")
          await expect(attempt).rejects.toMatchObject({ code: "42501" });
        else await expect(attempt).rejects.toBe(undo);
      }
    }
  });

  test("cannot hand a row over to another agency, nor write one for it", async () => {
    for (const { name, key } of tables.filter((table) => table.name !== "audit_event")) {
      const handOver = inAgency(testContext(database), b.agencyId, (t) =>
        sql`update ${sql.table(name)} set ${sql.ref(key)} = ${a.agencyId}`.execute(t.db),
      );
      await expect(handOver, name).rejects.toMatchObject({ code: "42501" });
    }
    const write = inAgency(testContext(database), b.agencyId, (t) =>
      t.db
        .insertInto("audit_event")
        .values({ at: t.now(), agency_id: a.agencyId, kind: "onboarded", details: "{}" })
        .execute(),
    );
    await expect(write).rejects.toMatchObject({ code: "42501" });
  });

  test("would be seen to leak in every table whose policy is gone", async () => {
    const open = await createTestDatabase();
    for (const agency of [await makeAgency(open), await makeAgency(open)]) {
      await fillTenantTables(open.db, agency);
    }
    for (const { name } of tables) {
      await sql`alter table ${sql.table(name)} disable row level security`.execute(open.owner.db);
    }
    const leaks = new Set(await findLeaks(open));
    expect([...leaks].toSorted()).toEqual(tables.map(({ name }) => name));
    await open.drop();
  });
});

test("the operator's look within a transaction ends with it: before and after, the rows are the agency's own", async () => {
  const members = { name: "member", key: "agency_id" };
  const seen = await inAgency(testContext(database), b.agencyId, async (t) => [
    await agenciesSeen(t.db, members),
    await asOperatorWithin(t, (operator) => agenciesSeen(operator.db, members)),
    await agenciesSeen(t.db, members),
  ]);
  const both = [a.agencyId, b.agencyId].toSorted();
  expect(seen).toEqual([[b.agencyId], both, [b.agencyId]]);
});

describe("a pooled connection", () => {
  const setting = sql<{ agency: string | null; role: string }>`
    select nullif(current_setting('app.agency_id', true), '') as agency, current_user::text as role`;
  const clean = { agency: null, role: "tc_app" };

  test("carries no agency into its next use, however its last transaction ended", async () => {
    const { db } = connect(database.url, { role: "tc_app", maxConnections: 1 });
    const ctx = testContext({ db });
    const endings: Record<string, () => Promise<unknown>> = {
      committed: () => inAgency(ctx, a.agencyId, (t) => setting.execute(t.db)),
      thrown: () => inAgency(ctx, a.agencyId, () => Promise.reject(new Error("thrown"))),
      failed: () => inAgency(ctx, a.agencyId, (t) => sql`select 1 / 0`.execute(t.db)),
      refused: () =>
        inAgency(ctx, a.agencyId, (t) => sql`truncate member`.execute(t.db).catch(() => undefined)),
      operator: () => asOperator(ctx, () => Promise.reject(new Error("thrown"))),
      "operator within": () =>
        inAgency(ctx, a.agencyId, (t) =>
          asOperatorWithin(t, () => Promise.reject(new Error("thrown"))),
        ),
      "operator within, committed": () =>
        inAgency(ctx, a.agencyId, (t) =>
          asOperatorWithin(t, ({ db: inner }) => setting.execute(inner)),
        ),
      "broken off": () =>
        inAgency(ctx, a.agencyId, async (t) => {
          const { rows } = await sql<{ pid: number }>`
            select pg_backend_pid() as pid`.execute(t.db);
          await sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`.execute(database.owner.db);
          await setting.execute(t.db);
        }),
    };
    for (const [ending, work] of Object.entries(endings)) {
      await work().catch(() => undefined);
      expect((await setting.execute(db)).rows, ending).toEqual([clean]);
      for (const table of tables) expect(await agenciesSeen(db, table), ending).toEqual([]);
    }
    await db.destroy();
  });

  test("does not keep what a statement of many parts left when its client was gone", async () => {
    const { db, pool } = connect(database.url, { role: "tc_app", maxConnections: 1 });
    const client = await pool.connect();
    await client.query("begin");
    await client.query("select set_config('app.agency_id', $1, true)", [a.agencyId]);
    // A caller that forgets to end its transaction gives up the connection with it.
    client.release(new Error("lost"));
    expect((await setting.execute(db)).rows).toEqual([clean]);
    await db.destroy();
  });
});
