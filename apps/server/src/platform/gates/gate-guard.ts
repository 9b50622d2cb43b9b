import { AppError } from "@tc/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { hasGatePass } from "./gate-pass.ts";
import { isApi } from "../http/http-server.ts";
import { documentContentPolicy } from "../web/content-policy.ts";
import type { WebBuild } from "../web/web-build.ts";
import { readDocuments } from "../web/web-documents.ts";
import type { WebDocument } from "../web/web-documents.ts";
import { listAssetsOf } from "../web/web-assets.ts";

const gatePage = "gate/index.html";
/** Who runs this and what happens to data must be found without a password. */
const legalPages = ["terms", "impressum", "datenschutz", "unterauftragsverarbeiter"];

const openCalls = new Set(["/api/gate", "/mcp", "/healthz", "/readyz"]);
// Called by machines and from mails; each checks its own signature, key or secret. Of the public API only its description
// is told without a key.
const openPrefixes = ["/api/webhooks/", "/api/one-click/", "/api/v1/"];

/** A search engine that is refused the file takes that for a permission. */
const closedToRobots = "User-agent: *\nDisallow: /\n";

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";

type AdmitLookUp = (request: FastifyRequest, work: () => Promise<boolean>) => Promise<boolean>;

/**
 * Closes the whole application to everybody without a pass: documents show the gate, all else is refused. What is not
 * named here is closed, also what will be added later. Nothing to do where no password is set.
 */
export async function guardByGate(
  app: FastifyInstance,
  ctx: Pick<Context, "db" | "now" | "ports" | "site">,
  build: WebBuild | undefined,
  admitLookUp: AdmitLookUp = (_request, work) => work(),
): Promise<void> {
  if (!ctx.ports.gates?.application) return;
  const documents = build ? await readDocuments(build, ctx.site) : undefined;
  const openPages = ["gate", ...legalPages].map((name) => `${name}/index.html`);
  const openFiles = new Set(build ? await listAssetsOf(build, openPages) : []);
  const isOpen = (path: string) =>
    openCalls.has(path) ||
    openPrefixes.some((prefix) => path.startsWith(prefix)) ||
    legalPages.includes(path.replaceAll(/^\/|\/$/g, "")) ||
    openFiles.has(path.slice(1));

  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request.url);
    if (isOpen(path)) return;
    if (await admitLookUp(request, () => hasGatePass(ctx, request.headers.cookie))) return;
    reply.header("cache-control", "no-store");
    if (path === "/robots.txt") return reply.type("text/plain").send(closedToRobots);
    const page = documents?.get(gatePage);
    if (!page || !build || !asksForDocument(request, path)) throw new AppError("gate_locked");
    return sendGate(reply, page);
  });
}

/** Files have a dot in their last part; addresses of pages have none. */
function asksForDocument({ method, url }: FastifyRequest, path: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return isRead && !isApi(url) && !/\.[^/]*$/.test(path);
}

async function sendGate(reply: FastifyReply, page: WebDocument) {
  const { bytes } = await page.body("");
  return reply
    .code(401)
    .headers({
      "content-security-policy": documentContentPolicy(page.inline),
      "content-type": "text/html; charset=utf-8",
      vary: "cookie",
    })
    .send(bytes);
}
