import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrate, migrationsFolder } from "../../platform/database/database.ts";
import type { Db } from "../../platform/database/database.ts";

/** What a later release adds, named as its files are. */
export const newerMigrations = {
  "9998_newer_table": `
    create table newer_release (id uuid primary key);
    comment on table newer_release is 'global';`,
  "9999_newer_column": "alter table tender add column newer_release text not null default 'new';",
} as const;

/** Migrates the database as a later release would: after this release's migrations come further ones. */
export async function migrateAsNewerRelease(db: Db): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-newer-"));
  try {
    await cp(migrationsFolder, folder, { recursive: true });
    for (const [name, text] of Object.entries(newerMigrations)) {
      await writeFile(path.join(folder, `${name}.sql`), text);
    }
    await migrate(db, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
