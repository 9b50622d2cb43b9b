import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import pg from "pg";
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
    connectionString: url,
    types,
    max: options.maxConnections ?? 10,
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
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

const migrationsFolder = path.resolve(import.meta.dirname, "../../../../database/migrations");

// Kysely's FileMigrationProvider only loads modules; ours are plain SQL.
async function getMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith(".sql"));
  const entries = files.map(async (file) => {
    const text = await readFile(path.join(migrationsFolder, file), "utf8");
    const up = async (db: Kysely<unknown>) => {
      await sql.raw(text).execute(db);
    };
    return [path.basename(file, ".sql"), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Brings the database to the newest migration; several processes at once wait for one another. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
}

/** Migrations the code knows and the database lacks. */
export async function listMissingMigrations(db: Db): Promise<readonly string[]> {
  const migrations = await new Migrator({ db, provider: { getMigrations } }).getMigrations();
  return migrations.filter(({ executedAt }) => !executedAt).map(({ name }) => name);
}
