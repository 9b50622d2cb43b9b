import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { startLocalPostgres } from "../../platform/local-postgres/local-postgres.ts";
import { makeScratchFolder } from "../scratch-folder.ts";
import { copyTemplateDataDir, templateName } from "./template-data-dir.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Answers with a TestServer; the first request starts it. */
    testDatabaseBroker: string;
  }
}

/** The run's PostgreSQL and the database that tests clone */
export interface TestServer {
  readonly url: string;
  readonly templateName: string;
}

async function startTemplateServer() {
  const dir = await makeScratchFolder("tenderchances-test-");
  await copyTemplateDataDir(dir);
  return startLocalPostgres({ dir, ephemeral: true });
}

/** Vitest's globalSetup: one throw-away PostgreSQL a run, and none when no test asks for it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let started: ReturnType<typeof startTemplateServer> | undefined;
  const broker = createServer((_request, response) => {
    started ??= startTemplateServer();
    started.then(
      ({ url }) => response.end(JSON.stringify({ url, templateName } satisfies TestServer)),
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
