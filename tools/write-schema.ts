// npm run schema: writes database/schema.sql from the catalogue of a throw-away database after all migrations.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, migrate } from "../apps/server/src/platform/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres.ts";
import { readSchema } from "./schema/read-schema.ts";

const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-schema-"));
const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
try {
  const { db, pool } = connect(`${server.url}/postgres`);
  await migrate(db);
  await writeFile(
    path.resolve(import.meta.dirname, "../database/schema.sql"),
    await readSchema(pool),
  );
  await db.destroy();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
