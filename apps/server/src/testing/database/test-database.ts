import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { inject } from "vitest";
import { connect } from "../../platform/database/database.ts";
import type { Db } from "../../platform/database/database.ts";
import type { TestServer } from "./template-server.ts";

export interface TestDatabase {
  readonly url: string;
  /** As the server works: under row-level security. */
  readonly db: Db;
  readonly pool: pg.Pool;
  /** As the user who migrates and, in tests, may do everything: to look behind the curtain and to break things. */
  readonly owner: { readonly db: Db; readonly pool: pg.Pool };
  /** How many connections wait for a lock at this moment. */
  readonly countWaiting: () => Promise<number>;
  drop(): Promise<void>;
}

async function askForServer(): Promise<TestServer> {
  const answer = await fetch(inject("testDatabaseBroker"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`no test database: ${text}`);
  return JSON.parse(text) as TestServer;
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const { db } = connect(`${serverUrl}/postgres`, { maxConnections: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** A state of the database that takes time to reach. The first test of a run that asks for it fills it. */
export interface Template {
  /** Of letters, digits and underscores; two templates of the same name must be the same. */
  readonly name: string;
  readonly fill: (database: Pick<TestDatabase, "db" | "owner">) => Promise<void>;
}

/** The templates that this process has seen on the run's server. */
const readyTemplates = new Set<string>();

async function provideTemplate(server: TestServer, { name, fill }: Template): Promise<string> {
  const databaseName = `template_${name}`;
  if (readyTemplates.has(databaseName)) return databaseName;
  const { db } = connect(`${server.url}/postgres`, { maxConnections: 1, acquireTimeoutMs: 60_000 });
  try {
    // Another worker may be filling it; PostgreSQL frees the lock when this connection ends.
    await sql`select pg_advisory_lock(hashtext(${databaseName}))`.execute(db);
    const { rows } = await sql`
      select from pg_database where datname = ${databaseName}`.execute(db);
    if (rows.length === 0) {
      const database = await cloneDatabase(server, server.templateName);
      try {
        await fill(database);
      } finally {
        await database.disconnect();
      }
      await sql`alter database ${sql.id(database.name)} rename to ${sql.id(databaseName)}`.execute(
        db,
      );
    }
  } finally {
    await db.destroy();
  }
  readyTemplates.add(databaseName);
  return databaseName;
}

export async function countWaiting({ pool }: { readonly pool: pg.Pool }): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]?.count ?? 0;
}

async function cloneDatabase(server: TestServer, templateName: string) {
  const name = `test_${randomBytes(8).toString("hex")}`;
  // By copying files: the default writes every page to the log as well.
  const statement = `create database ${name} template ${templateName} strategy file_copy`;
  await runOnServer(server.url, statement);
  const url = `${server.url}/${name}`;
  const { db, pool } = connect(url, { role: "tc_app" });
  // Connects when it is first asked.
  const owner = connect(url);
  const disconnect = async () => {
    await Promise.all([db.destroy(), owner.db.destroy()]);
  };
  return { name, url, db, pool, owner, disconnect };
}

/**
 * An own database: a clone of the run's migrated template, or of one that is filled further. Call `drop` in afterAll.
 */
export async function createTestDatabase(template?: Template): Promise<TestDatabase> {
  const server = await askForServer();
  const { name, disconnect, ...database } = await cloneDatabase(
    server,
    template ? await provideTemplate(server, template) : server.templateName,
  );
  return {
    ...database,
    countWaiting: () => countWaiting(database.owner),
    drop: async () => {
      await disconnect();
      await runOnServer(server.url, `drop database if exists ${name} with (force)`);
    },
  };
}
