import path from "node:path";
import fastifyCompress from "@fastify/compress";
import { endpoints } from "@tc/contract/endpoints";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { registerBillingWebhooks } from "../../features/billing/index.ts";
import { registerDigests } from "../../features/digests/index.ts";
import { registerEmails } from "../../features/emails/index.ts";
import { rememberLegalVersions } from "../../features/announcements/index.ts";
import { registerMcp } from "../../features/mcp/index.ts";
import { registerPublicApi } from "../../features/public-api/index.ts";
import type { SearchEngine } from "../../features/search/index.ts";
import { registerServiceStatus } from "../../features/service-status/index.ts";
import { isValidShare } from "../../features/share/index.ts";
import { createAdmission } from "../../platform/admission/admission.ts";
import { registerApiDocs } from "../../platform/http/api-docs.ts";
import type { Context } from "../../platform/context.ts";
import { databaseReadiness, registerHealth } from "../../platform/http/health.ts";
import { registerEndpoints } from "../../platform/http/http.ts";
import { guardByGate } from "../../platform/gates/gate-guard.ts";
import { createHttpServer } from "../../platform/http/http-server.ts";
import type { HttpServerOptions } from "../../platform/http/http-server.ts";
import { refuseWhileLagging } from "../../platform/http/refuse-while-lagging.ts";
import { readWebBuild } from "../../platform/web/web-build.ts";
import { systemContextFor } from "../../platform/tenancy/access.ts";
import { registerWebFiles } from "../../platform/web/web-files.ts";
import type { IsValidShare } from "../../platform/web/web-files.ts";
import { listRoutes } from "../features.ts";

/** Connections that no verb can take. */
export interface ReservedConnections {
  readonly sessions: Pick<Context, "db">;
  readonly signIns: Pick<Context, "db">;
  readonly health: Pick<Context, "db">;
}

export interface ApiOptions extends Omit<HttpServerOptions, "log" | "isHttps"> {
  readonly context: Omit<Context, "actor" | "log" | "client">;
  /** Without it everything shares the verbs' connections: for tests. */
  readonly reserved?: ReservedConnections;
  readonly log: Logger;
  readonly search: SearchEngine;
  /** How far the process may lag before it refuses visitors. */
  readonly maxEventLoopDelayMs?: number;
  readonly readingFactor?: number;
}

const webBuildFolder = path.resolve(import.meta.dirname, "../../../../web/build");

/** The API with health checks and the front end where it was built; ready to listen. */
export async function createApi({
  context,
  reserved = { sessions: context, signIns: context, health: context },
  search,
  maxEventLoopDelayMs = 1_000,
  readingFactor,
  ...server
}: ApiOptions): Promise<FastifyInstance> {
  const app = createHttpServer({ ...server, isHttps: context.site.isHttps });
  const build = await readWebBuild(webBuildFolder);
  const { sessions, signIns, health } = reserved;
  const admission = createAdmission({ context, sessions, signIns, readingFactor });
  await guardByGate(app, { ...context, db: signIns.db }, build, admission.admitLookUp);
  registerHealth(app, {
    database: databaseReadiness(health.db),
    search: async () => search.problem(),
  });

  registerServiceStatus(app, { db: health.db, now: context.now }, build?.files ?? new Set());
  registerApiDocs(app, endpoints);
  await app.register(async (api) => {
    // Only what works for visitors is refused while the process lags; health checks and files still answer.
    refuseWhileLagging(api, maxEventLoopDelayMs);
    await api.register(fastifyCompress, { encodings: ["gzip"], threshold: 2048 });
    const routes = listRoutes(search);
    registerEndpoints(api, routes, admission.admit);
    const publicApi = { routes, admission, site: context.site, readingFactor };
    registerPublicApi(api, publicApi);
    registerMcp(api, publicApi);
    await registerBillingWebhooks(api, admission.admitMachine);
    await registerEmails(api, admission);
    registerDigests(api, admission);
  });

  const hosts = context.ports.payments?.browserHosts;
  const shareContext = { ...context, db: sessions.db };
  const isValid: IsValidShare = (request, shareId) =>
    admission.admitLookUp(request, () =>
      isValidShare(systemContextFor(shareContext, request), shareId),
    );
  const readLegalVersions = rememberLegalVersions({ ...context, db: health.db });
  const lookUps = { isValidShare: isValid, readLegalVersions };
  if (build) await registerWebFiles(app, build, context.site, hosts, lookUps);
  return app;
}
