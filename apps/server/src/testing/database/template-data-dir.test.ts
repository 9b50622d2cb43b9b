import { rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, listMissingMigrations } from "../../platform/database/database.ts";
import { startLocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import type { LocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import { makeScratchFolder } from "../scratch-folder.ts";
import { copyTemplateDataDir } from "./template-data-dir.ts";

let parent: string;
let postgres: LocalPostgres;
beforeAll(async () => {
  parent = await makeScratchFolder("template-data-dir-");
  const dir = path.join(parent, "postgres");
  const folder = await copyTemplateDataDir(dir);
  postgres = await startLocalPostgres({ dir, ephemeral: true });
  expect(postgres.folder).toBe(folder);
});
afterAll(async () => {
  await postgres.stop();
  await rm(parent, { recursive: true });
});

test("a product finds its tables and its job queue in the copy", async () => {
  const { db } = connect(`${postgres.url}/postgres`);
  expect(await listMissingMigrations(db)).toEqual([]);
  const { rows } = await sql`select count(*)::int as jobs from pgboss.job`.execute(db);
  expect(rows).toEqual([{ jobs: 0 }]);
  await db.destroy();
});
