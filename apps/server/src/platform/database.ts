import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Migration } from "kysely/migration";
import pg from "pg";
import type { Database } from "./schema.ts";

export type Db = Kysely<Database>;

export function connect(url: string, { maxConnections = 10 } = {}): { pool: pg.Pool; db: Db } {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections });
  return { pool, db: new Kysely<Database>({ dialect: new PostgresDialect({ pool }) }) };
}

// Kysely's FileMigrationProvider only loads modules; ours are plain SQL.
async function getMigrations(): Promise<Record<string, Migration>> {
  const folder = path.resolve(import.meta.dirname, "../../../../database/migrations");
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

/** Brings the database to the newest migration; several processes at once wait for one another. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  if (error) throw error;
}
