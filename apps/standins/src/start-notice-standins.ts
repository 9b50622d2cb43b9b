import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { createFaultPlan } from "./faults.ts";
import type { Fault, FaultTarget } from "./faults.ts";
import { serveNationalExport } from "./national-export.ts";
import { createShelf } from "./notice-shelf.ts";
import type { ShelfOptions } from "./notice-shelf.ts";
import type { GeneratedNotice } from "./notices/generate-procedures.ts";
import { serveTedApi } from "./ted-api.ts";

export interface StandinRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface NoticeStandins {
  readonly doeUrl: string;
  readonly tedUrl: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly StandinRequest[];
  /** The next `times` answers of that part go wrong. */
  fail(target: FaultTarget, fault: Fault, times?: number): void;
  /** Publishes one more notice; the archive of its day gets a new ETag. */
  add(notice: GeneratedNotice): void;
  stop(): Promise<void>;
}

async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** The national export and TED's API on loopback, each on its own free port. Never for production. */
export async function startNoticeStandins(options: ShelfOptions): Promise<NoticeStandins> {
  const shelf = createShelf(options);
  const faults = createFaultPlan();
  const requests: StandinRequest[] = [];
  const doe = Fastify({ forceCloseConnections: true });
  const ted = Fastify({ forceCloseConnections: true });
  for (const app of [doe, ted]) {
    app.addHook("onRequest", async ({ method, url, headers }) => {
      requests.push({ method, url, headers });
    });
  }
  serveNationalExport(doe, shelf, faults);
  serveTedApi(ted, shelf, faults);

  const [doeUrl, tedUrl] = await Promise.all([listen(doe), listen(ted)]);
  return {
    doeUrl,
    tedUrl,
    requests,
    fail: (target, fault, times = 1) => faults.add(target, fault, times),
    add: (notice) => shelf.add(notice),
    stop: async () => {
      await Promise.all([doe.close(), ted.close()]);
    },
  };
}
