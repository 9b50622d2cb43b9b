import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import type { TestProject } from "vitest/node";
import { connect, migrate } from "../platform/database.ts";
import { startLocalPostgres } from "../platform/local-postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with the URL of the run's PostgreSQL, starting it for the first who asks. */
    testDatabaseBroker: string;
  }
}

export const templateName = "template_tenderchances";

async function startTemplateServer() {
  const dir = await mkdtemp(path.join(tmpdir(), "tenderchances-test-"));
  const server = await startLocalPostgres({ dir, ephemeral: true });
  const admin = connect(`${server.url}/postgres`);
  await sql`create database ${sql.id(templateName)}`.execute(admin.db);
  await admin.db.destroy();
  const template = connect(`${server.url}/${templateName}`);
  await migrate(template.db);
  await sql`create table test_job (name text not null, payload jsonb not null)`.execute(
    template.db,
  );
  await sql`grant select, insert on test_job to tc_app, tc_operator`.execute(template.db);
  await template.db.destroy();
  return server;
}

/** Vitest's globalSetup: one throw-away PostgreSQL a run, and none when no test asks for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startTemplateServer> | undefined;
  const broker = createServer((_request, response) => {
    started ??= startTemplateServer();
    started.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => {
    broker.listen(0, "127.0.0.1", resolve);
  });
  const { port } = broker.address() as AddressInfo;
  project.provide("testDatabaseBroker", `http://127.0.0.1:${port}`);
  return async () => {
    broker.close();
    broker.closeAllConnections();
    await (await started?.catch(() => undefined))?.stop();
  };
}
