import { randomUUID } from "node:crypto";
import { AppError } from "@tc/domain";
import type { Socket } from "node:net";
import Fastify, { LogController } from "fastify";
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from "fastify";
import { sendError } from "./http-errors.ts";
import { isCrossSiteChange } from "./same-site.ts";
import { apiContentPolicy, securityHeaders } from "./security-headers.ts";
import type { SecurityHeaderOptions } from "./security-headers.ts";

export interface HttpServerOptions extends SecurityHeaderOptions {
  readonly log: FastifyBaseLogger;
  /** Proxies in front of us whose word on a visitor's address is taken; none by default. */
  readonly trustedProxies?: number;
  /** Called once per answered request. */
  readonly onAnswer?: (answer: {
    method: string;
    route: string;
    status: number;
    seconds: number;
  }) => void;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whoever sends a file has ten minutes for it. */
    readonly takesLong?: boolean;
  }
}

const bodyLimitBytes = 256 * 1024;
/** 50 MB at 1 Mbit/s */
const fileTimeoutMs = 600_000;
const bodyTimeoutMs = 30_000;
const requestIdPattern = /^[\w-]{8,64}$/;

/** The specification names two calls outside /api, and programs for language models expect their own. */
const apiPath = /^\/(?:api|mcp|promote-profile|send-support-alert)(?:\/|$)/;

/** Whether an address, however it is written, is one of the API's. */
export function isApi(url: string): boolean {
  return apiPath.test(decodedPath(url));
}

/** Of an address that was made readable. */
export function decodedPath(url: string): string {
  return decodeURIComponent(pathOf(url));
}

const pathOf = (url: string): string => url.split("?", 1)[0] ?? "";

/**
 * A percent sign that can mean nothing means itself: such an address is that of no page, and answered like one. Clients of
 * the API are told instead.
 */
function readableUrl(url: string): string {
  const path = pathOf(url);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return apiPath.test(path) ? url : url.replaceAll("%", "%25");
  }
}

/** Fastify with our errors, request ids, log lines and headers; it knows no route yet. */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const { trustedProxies = 0 } = options;
  const headers = securityHeaders(options);
  const apiHeaders = {
    ...headers,
    "content-security-policy": apiContentPolicy,
    "cache-control": "no-store",
  };
  const app = Fastify({
    loggerInstance: options.log,
    // One line per request is written below; Fastify's own would be two.
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: "requestId",
    }),
    genReqId: ({ headers }) => {
      const requestId = headers["x-request-id"];
      return typeof requestId === "string" && requestIdPattern.test(requestId)
        ? requestId
        : randomUUID();
    },
    trustProxy: (_address: string, hop: number) => hop < trustedProxies,
    rewriteUrl: ({ url = "/" }) => readableUrl(url),
    bodyLimit: bodyLimitBytes,
    forceCloseConnections: "idle",
    requestTimeout: fileTimeoutMs,
    http: { headersTimeout: bodyTimeoutMs },
    // Before any hook has run
    frameworkErrors: (error, request, reply) => {
      reply.headers({ ...apiHeaders, "x-request-id": request.id });
      sendError(error, request, reply);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      ...(isApi(request.url) ? apiHeaders : headers),
      "x-request-id": request.id,
    });
    if (isCrossSiteChange(request)) throw new AppError("cross_site");
    if (!request.routeOptions.config.takesLong) endSlowBody(request);
  });
  dropUnusedConnections(app);
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const { method } = request;
    options.onAnswer?.({ method, route, status: reply.statusCode, seconds: ms / 1000 });
    // Without the query: what people search for is nobody's business.
    request.log.info({ method, route, status: reply.statusCode, ms }, "request");
  });
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendError(new AppError("not_found"), request, reply));
  return app;
}

/** Browsers open connections ahead of any request. To Node those are not idle, and a server that stops waits for them. */
function dropUnusedConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unused.add(socket);
    socket.once("close", () => unused.delete(socket));
  });
  app.server.on("request", ({ socket }: { readonly socket: Socket }) => unused.delete(socket));
  app.addHook("preClose", (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}

/** Ends the connection of whoever sends a body byte by byte. */
function endSlowBody({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const timer = setTimeout(() => {
    if (!raw.complete) raw.destroy();
  }, bodyTimeoutMs);
  timer.unref();
  raw.once("close", () => clearTimeout(timer));
}
