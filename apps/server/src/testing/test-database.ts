import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type pg from "pg";
import { inject } from "vitest";
import { connect } from "../platform/database.ts";
import type { Db } from "../platform/database.ts";
import { templateName } from "./template-server.ts";

export interface TestDatabase {
  readonly url: string;
  /** As the server works: under row-level security. */
  readonly db: Db;
  readonly pool: pg.Pool;
  /** As the user who migrates and, in tests, may do everything: to look behind the curtain and to break things. */
  readonly owner: { readonly db: Db; readonly pool: pg.Pool };
  drop(): Promise<void>;
}

async function askForServer(): Promise<string> {
  const answer = await fetch(inject("testDatabaseBroker"));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`no test database: ${text}`);
  return text;
}

async function runOnServer(serverUrl: string, statement: string): Promise<void> {
  const { db } = connect(`${serverUrl}/postgres`, { maxConnections: 1 });
  try {
    await sql.raw(statement).execute(db);
  } finally {
    await db.destroy();
  }
}

/** An own, migrated database: a clone of the run's template (about 0.1 s). Call `drop` in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = await askForServer();
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOnServer(serverUrl, `create database ${name} template ${templateName}`);
  const url = `${serverUrl}/${name}`;
  const { db, pool } = connect(url, { role: "tc_app" });
  // Connects when it is first asked.
  const owner = connect(url);
  return {
    url,
    db,
    pool,
    owner,
    drop: async () => {
      await Promise.all([db.destroy(), owner.db.destroy()]);
      await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}
