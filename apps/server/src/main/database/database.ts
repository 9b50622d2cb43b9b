import type pg from "pg";
import type { Logger } from "pino";
import {
  connectionShare,
  sessionConnections,
  signInConnections,
} from "../../platform/admission/admission.limits.ts";
import { connect, migrate } from "../../platform/database/database.ts";
import type { ConnectOptions, Db } from "../../platform/database/database.ts";
import { explainDatabase } from "./explain-database.ts";
import type { Config } from "../../platform/settings/config.ts";
import type { ProvidedDatabase } from "./local-database.ts";

export interface OpenDatabase {
  readonly db: Db;
  readonly pool: pg.Pool;
}

/** The pools of the API. Those beside `verbs` are reserved: no verb can take their connections. */
export interface ApiDatabases {
  readonly verbs: OpenDatabase;
  readonly sessions: OpenDatabase;
  readonly signIns: OpenDatabase;
  readonly health: OpenDatabase;
}

/** Visitors wait at most a moment for a connection, a lock or an answer; then they get a 503. */
const apiPatience = { acquireTimeoutMs: 2_000, statementTimeoutMs: 5_000, lockTimeoutMs: 2_000 };

/** `overrides` are for tests: with no limit of time, what is held shows however busy the machine is. */
export function connectForApi(
  url: string,
  config: Config,
  log: Logger,
  overrides: ConnectOptions = {},
): ApiDatabases {
  const open = (name: string, options: ConnectOptions) =>
    connect(url, {
      role: "tc_app",
      name: `tenderchances ${name}`,
      onIdleError: (error) => log.warn({ err: error }, "database connection lost"),
      ...apiPatience,
      ...options,
      ...overrides,
    });
  const connections = config.DATABASE_CONNECTIONS;
  return {
    verbs: open("api", {
      maxConnections: connections,
      clientShare: connectionShare(connections),
    }),
    sessions: open("sessions", {
      maxConnections: sessionConnections,
      keptOpen: 1,
      statementTimeoutMs: 2_000,
      lockTimeoutMs: 1_000,
    }),
    signIns: open("sign-ins", { maxConnections: signInConnections, keptOpen: 1 }),
    health: open("health", { maxConnections: 1, keptOpen: 1, statementTimeoutMs: 1_500 }),
  };
}

export async function closeAll(databases: ApiDatabases): Promise<void> {
  await Promise.all(Object.values(databases).map(({ db }: OpenDatabase) => db.destroy()));
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

/** Brings the tables to this release's state, as the user who owns them; nothing else works as that user. */
export async function migrateAsOwner(database: ProvidedDatabase, log: Logger): Promise<void> {
  const { db } = connect(database.url, {
    name: "tenderchances migrations",
    maxConnections: 1,
    acquireTimeoutMs: 30_000,
    lockTimeoutMs: 60_000,
  });
  try {
    const migrations = await migrate(db);
    if (migrations.length > 0) {
      log.warn(
        { migrations },
        "a newer release has migrated the database; this one works beside it",
      );
    }
  } catch (error) {
    throw explainDatabase(error, database);
  } finally {
    await db.destroy();
  }
}
