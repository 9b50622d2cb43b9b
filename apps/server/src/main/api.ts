import path from "node:path";
import fastifyCompress from "@fastify/compress";
import fastifyUnderPressure from "@fastify/under-pressure";
import { endpoints } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { registerBillingWebhooks } from "../features/billing/index.ts";
import type { SearchEngine } from "../features/search/index.ts";
import { contextFor, systemContextFor } from "../platform/access.ts";
import { registerApiDocs } from "../platform/api-docs.ts";
import type { Context } from "../platform/context.ts";
import { databaseReadiness, registerHealth } from "../platform/health.ts";
import { registerEndpoints } from "../platform/http.ts";
import { guardByGate } from "../platform/gate-guard.ts";
import { createHttpServer } from "../platform/http-server.ts";
import type { HttpServerOptions } from "../platform/http-server.ts";
import { readWebBuild } from "../platform/web-build.ts";
import { registerWebFiles } from "../platform/web-files.ts";
import { listRoutes } from "./features.ts";

export interface ApiOptions extends Omit<HttpServerOptions, "log" | "isHttps"> {
  readonly context: Omit<Context, "actor" | "log" | "client">;
  readonly log: Logger;
  readonly search: SearchEngine;
  /** How far the process may lag before it refuses visitors. */
  readonly maxEventLoopDelayMs?: number;
}

const webBuildFolder = path.resolve(import.meta.dirname, "../../../web/build");

/** The API with health checks and the front end where it was built; ready to listen. */
export async function createApi({
  context,
  search,
  maxEventLoopDelayMs = 1_000,
  ...server
}: ApiOptions): Promise<FastifyInstance> {
  const app = createHttpServer({ ...server, isHttps: context.site.isHttps });
  const build = await readWebBuild(webBuildFolder);
  await guardByGate(app, context, build);
  registerHealth(app, {
    database: databaseReadiness(context.db),
    search: async () => search.problem(),
  });

  registerApiDocs(app, endpoints);
  await app.register(async (api) => {
    // Only what works for visitors is refused under pressure; health checks and files still answer.
    await api.register(fastifyUnderPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      pressureHandler: () => {
        throw new AppError("overloaded");
      },
    });
    await api.register(fastifyCompress, { encodings: ["gzip"], threshold: 2048 });
    registerEndpoints(api, listRoutes(search), (request, endpoint) =>
      contextFor(context, request, endpoint),
    );
    await registerBillingWebhooks(api, (request) => systemContextFor(context, request));
  });

  const hosts = context.ports.payments?.browserHosts;
  if (build) await registerWebFiles(app, build, context.site, hosts);
  return app;
}
