// npm run schema: writes database/schema.sql for readers and Kysely's types for the compiler, both from the catalogue of a
// throw-away database after all migrations.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, migrate } from "../apps/server/src/platform/database/database.ts";
import { startLocalPostgres } from "../apps/server/src/platform/local-postgres/local-postgres.ts";
import { readSchema } from "./schema/read-schema.ts";
import { readTypes } from "./schema/read-types.ts";

const root = path.resolve(import.meta.dirname, "..");

const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-schema-"));
const server = await startLocalPostgres({ dir: path.join(folder, "pg"), ephemeral: true });
try {
  const { db, pool } = connect(`${server.url}/postgres`);
  await migrate(db);
  await writeFile(path.join(root, "database/schema.sql"), await readSchema(pool));
  await writeFile(
    path.join(root, "apps/server/src/platform/database/schema.ts"),
    await readTypes(pool),
  );
  await db.destroy();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
