import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import pg from "pg";
import { shareAmongClients } from "../admission/client-share.ts";
import { listNewerMigrations } from "./migration-history.ts";
import { NamingClient } from "./naming-client.ts";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export interface ConnectOptions {
  readonly maxConnections?: number;
  /** How long a caller waits for a free connection before the pool gives up. */
  readonly acquireTimeoutMs?: number;
  /** 0: no limit */
  readonly statementTimeoutMs?: number;
  readonly lockTimeoutMs?: number;
  /** The role to work as; without it the connection's own user, who owns the tables. */
  readonly role?: "tc_app";
  /** How many connections one client may hold at a time, see client-share.ts; without it all of them. */
  readonly clientShare?: number;
  /** So many connections stay open while nobody uses them. */
  readonly keptOpen?: number;
  /** Shown in pg_stat_activity */
  readonly name?: string;
  /** A connection broke while nobody used it; the pool opens a new one by itself. */
  readonly onIdleError?: (error: Error) => void;
}

/** 1082 is `date`: a day has no time zone, so it stays the text PostgreSQL sends (YYYY-MM-DD). */
const dayTypeId = 1082;
const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) =>
    id === dayTypeId ? (text: string) => text : pg.types.getTypeParser(id, format),
};

export function connect(url: string, options: ConnectOptions = {}): { pool: pg.Pool; db: Db } {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    types,
    max: options.maxConnections ?? 10,
    min: options.keptOpen ?? 0,
    connectionTimeoutMillis: options.acquireTimeoutMs ?? 10_000,
    application_name: options.name ?? "tenderchances",
    ...(options.statementTimeoutMs && { statement_timeout: options.statementTimeoutMs }),
    ...(options.lockTimeoutMs && { lock_timeout: options.lockTimeoutMs }),
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it, though its types do not say so
    ...(options.role && { onConnect: (client) => client.query(`set role ${options.role}`) }),
  });
  // Without a listener a lost idle connection would end the process.
  pool.on("error", (error) => options.onIdleError?.(error));
  // Nor may one that breaks between two statements of a transaction: the next statement tells its caller.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
  });
  const shared =
    options.clientShare === undefined ? pool : shareAmongClients(pool, options.clientShare);
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool: shared }) }) };
}

export const migrationsFolder = path.resolve(
  import.meta.dirname,
  "../../../../../database/migrations",
);

// Kysely's FileMigrationProvider only loads modules; ours are plain SQL.
async function readMigrations(folder: string): Promise<Record<string, Migration>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(folder, file), "utf8");
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db);
    };
    return [path.basename(file, ".sql"), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/**
 * Brings the database to this release's last migration. Releases that start at the same time wait for one another. Returns
 * the migrations that a newer release has made: then nothing is left to migrate, and this release works beside them.
 */
export function migrate(db: Db, folder = migrationsFolder): Promise<readonly string[]> {
  return db.connection().execute(async (connection) => {
    await lockMigrations(connection);
    try {
      const migrations = await readMigrations(folder);
      const ours = Object.keys(migrations).toSorted();
      const newer = listNewerMigrations(ours, await listMadeMigrations(connection));
      // The migrator takes a migration that it does not know for a damaged history.
      if (newer.length > 0) return newer;
      const provider = { getMigrations: async () => migrations };
      const { error } = await new Migrator({ db: connection, provider }).migrateToLatest();
      if (error) throw error;
      return [];
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${lockName}))`.execute(connection);
    }
  });
}

const lockName = "tenderchances migrations";

/**
 * The migrator's own lock begins after the comparison: another release could migrate in between. Waits as long as the
 * other takes, whatever the connection's lock timeout.
 */
async function lockMigrations(connection: Db): Promise<void> {
  await sql`
    with patience as (select set_config('lock_timeout', '0', true))
    select pg_advisory_lock(hashtext(${lockName})) from patience`.execute(connection);
}

/** The migrations that the database has, in the order in which they were made. */
async function listMadeMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('kysely_migration') is not null as exists`.execute(db);
  if (!tables[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by timestamp, name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Migrations the code knows and the database lacks. */
export async function listMissingMigrations(db: Db): Promise<readonly string[]> {
  const made = new Set(await listMadeMigrations(db));
  const ours = Object.keys(await readMigrations(migrationsFolder)).toSorted();
  return ours.filter((name) => !made.has(name));
}
