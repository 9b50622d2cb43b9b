import type pg from "pg";
import type { Logger } from "pino";
import { connect, migrate } from "../platform/database.ts";
import type { Db } from "../platform/database.ts";
import { explainDatabase } from "./explain-database.ts";
import type { Config } from "../platform/config.ts";

export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
}

/** Visitors wait at most a moment for a connection, a lock or an answer; then they get a 503. */
export function connectForApi(url: string, config: Config, log: Logger): OpenDatabase {
  return connect(url, {
    role: "tc_app",
    name: "tenderchances api",
    maxConnections: config.DATABASE_CONNECTIONS,
    acquireTimeoutMs: 800,
    statementTimeoutMs: 5_000,
    lockTimeoutMs: 2_000,
    onIdleError: (error) => log.warn({ err: error }, "database connection lost"),
  });
}

/** Jobs may take their time, but wait for no lock for ever. */
export function connectForWork(url: string, config: Config, log: Logger): OpenDatabase {
  return connect(url, {
    role: "tc_app",
    name: "tenderchances worker",
    maxConnections: config.DATABASE_CONNECTIONS,
    acquireTimeoutMs: 30_000,
    lockTimeoutMs: 60_000,
    onIdleError: (error) => log.warn({ err: error }, "database connection lost"),
  });
}

/** Brings the tables to this version's state, as the user who owns them; nothing else works as that user. */
export async function migrateAsOwner(url: string): Promise<void> {
  const { db } = connect(url, {
    name: "tenderchances migrations",
    maxConnections: 1,
    acquireTimeoutMs: 30_000,
    lockTimeoutMs: 60_000,
  });
  try {
    await migrate(db);
  } catch (error) {
    throw explainDatabase(error);
  } finally {
    await db.destroy();
  }
}
