import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { text } from "node:stream/consumers";
import { getBootstrap } from "@tc/contract";
import type { BrowserHosts } from "../../../apps/server/src/ports/payments.ts";
import {
  documentContentPolicy,
  inlinePartsOf,
} from "../../../apps/server/src/platform/web/content-policy.ts";
import { createRouteMatcher } from "../../../apps/server/src/platform/web/web-routes.ts";
import { axeSource } from "../browser/axe-source.ts";

const build = join(import.meta.dirname, "../../../apps/web/build");
const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
};

/** Chromium's console names it where it complains of a refused call. */
export const noSample = "No Sample";

export type Answer =
  | {
      status?: number;
      body: unknown;
      /** In place of the body a stream of Server-Sent Events, open until the browser or the test leaves. */
      follow?: (send: (event: unknown) => void) => void;
    }
  | "broken";
/**
 * Answers a path of the API. Where it returns undefined the page reads 404, and `openWatchedPage` fails the test. The body
 * is JSON, or a file as text; what is answered is JSON, or the bytes of a file.
 */
export type Api = (
  path: string,
  query: URLSearchParams,
  method: string,
  body: unknown,
) => Answer | undefined;

/** As the server does it: only these load the payment provider's script. */
const paymentPage = /^\/app\/(?:checkout|subscription)$/;

const apiPath = /^\/(api\/|promote-profile$|send-support-alert$)/;

export interface CannedWeb {
  readonly origin: string;
  /** What the API answers from now on. */
  setApi(next: Api): void;
}

/** axe as a file of its own, which the browser keeps compiled: sent along with a look it takes half a second more. */
export const axePath = "/for-tests/axe.js";

let origin: string | undefined;
let api: Api = () => undefined;
let hosts: BrowserHosts | undefined;
let started: Promise<string> | undefined;

/**
 * The built web under the strictest policy it must live with, over an API of canned answers.
 * For states that the real stack reaches only by accident: failures, emptiness, hundreds of lots.
 *
 * All test files of a worker use one server, one after the other: the browser keeps the scripts it has compiled.
 */
export async function cannedWeb(
  firstApi: Api = () => undefined,
  paymentHosts?: BrowserHosts,
): Promise<CannedWeb> {
  started ??= start();
  const ownOrigin = await started;
  origin = ownOrigin;
  api = firstApi;
  hosts = paymentHosts;
  return {
    origin: ownOrigin,
    setApi(next) {
      api = next;
    },
  };
}

export function isCanned(address: string): boolean {
  return origin !== undefined && address.startsWith(`${origin}/`);
}

async function start(): Promise<string> {
  const text = await readFile(join(build, "routes.json"), "utf8");
  const documentOf = createRouteMatcher(JSON.parse(text) as Record<string, string>);
  const server = createServer((request, response) => {
    answer(documentOf, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It ends with the worker.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function answer(
  documentOf: ReturnType<typeof createRouteMatcher>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (apiPath.test(pathname)) return await answerCall(pathname, searchParams, request, response);
  if (pathname === axePath) return sendFile(response, pathname, axeSource);
  const prerendered = join(pathname.slice(1), "index.html");
  const document = documentOf(pathname);
  // As the server does it: a prerendered page, the document of a route, a file.
  const page = (await load(prerendered)) ?? (document !== undefined && (await load(document)));
  if (page) return sendDocument(response, 200, page, pathname);
  const file = extname(pathname) === ".html" ? undefined : await load(pathname.slice(1));
  if (file) sendFile(response, pathname, file);
  else if (pathname.startsWith("/assets/")) {
    response.writeHead(404).end();
  } else {
    sendDocument(response, 404, await readFile(join(build, "client/404/index.html")), pathname);
  }
}

function sendFile(response: ServerResponse, pathname: string, bytes: Buffer | string): void {
  response.writeHead(200, {
    "content-type": types[extname(pathname)] ?? "text/plain",
    // As the server says it of a name that changes with its content.
    "cache-control": `public, max-age=${pathname.startsWith("/assets/") ? "31536000, immutable" : "86400"}`,
  });
  response.end(bytes);
}

async function answerCall(
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const sent = await text(request);
  const isFile = request.headers["content-type"] === "application/octet-stream";
  const body: unknown = sent === "" ? undefined : isFile ? sent : JSON.parse(sent);
  const result =
    path === getBootstrap.path
      ? { body: bootstrap((query.get("ask") ?? "").split(" ")) }
      : api(path, query, request.method ?? "GET", body);
  if (result === "broken") return void response.destroy();
  if (result?.follow) {
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    return result.follow((event) => {
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    });
  }
  const headers = { "content-type": "application/json", "cache-control": "no-store" };
  if (result) response.writeHead(result.status ?? 200, headers);
  else response.writeHead(404, noSample, headers);
  const content = result?.body;
  if (Buffer.isBuffer(content)) response.end(content);
  else response.end(JSON.stringify(content ?? { error: "not_found", requestId: "test" }));
}

/** As the server does it: what is refused is left out. */
function bootstrap(addresses: readonly string[]): Record<string, unknown> {
  const answers = addresses.flatMap((address) => {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const result = api(pathname, searchParams, "GET", undefined);
    const isGood = result && result !== "broken" && (result.status ?? 200) === 200;
    return isGood ? [[address, result.body] as const] : [];
  });
  return Object.fromEntries(answers);
}

function sendDocument(
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  pathname: string,
): void {
  // No service is configured here.
  const html = String(bytes).replaceAll(/\{\{consent\.\w+\}\}/g, "");
  response.writeHead(status, {
    "content-type": types[".html"],
    "cache-control": "no-cache",
    "content-security-policy": documentContentPolicy(
      inlinePartsOf(html),
      {},
      paymentPage.test(pathname) ? hosts : undefined,
    ),
  });
  response.end(html);
}

const loaded = new Map<string, Promise<Buffer | undefined>>();

/** A file of the build, which does not change while tests run. */
function load(name: string): Promise<Buffer | undefined> {
  const loadedFile = loaded.get(name);
  if (loadedFile) return loadedFile;
  const file = readFile(join(build, "client", name)).catch(() => undefined);
  loaded.set(name, file);
  return file;
}
