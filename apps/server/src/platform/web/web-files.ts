import fastifyStatic from "@fastify/static";
import { AppError } from "@tc/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { servicesOn } from "../settings/consent-services.ts";
import { documentContentPolicy } from "./content-policy.ts";
import { decodedPath, isApi } from "../http/http-server.ts";
import type { BrowserHosts } from "../../ports/payments.ts";
import { documentHeaders } from "../http/security-headers.ts";
import type { WebBuild } from "./web-build.ts";
import { fillLegalDocument, legalKindOf, legalStateOf } from "./legal-documents.ts";
import type { DocumentVersion } from "./legal-documents.ts";
import { createDocument, readDocuments } from "./web-documents.ts";
import type { DocumentSite, WebDocument } from "./web-documents.ts";

const notFoundPage = "404/index.html";
/** In place of a shared tender whose link is not valid */
const invalidSharePage = "404/geteilt/index.html";
const daySeconds = 24 * 60 * 60;

/** Made by the build for a route that is not prerendered. */
const isRouteDocument = (file: string) => file.startsWith("__routes/");

/** The address of a shared tender is a secret: nobody lists it, passes it on or keeps what it showed. */
const sharedHeaders = {
  "x-robots-tag": "noindex, nofollow, noarchive",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};
// In any case of letters, as the router matches.
const isShared = (url: string) => /^\/+shared(?:\/|$)/i.test(decodedPath(url));
/** The secret of a shared tender's address; undefined for every other address. */
const shareIdOf = (url: string) => /^\/+shared\/+([^/]+)\/*$/i.exec(decodedPath(url))?.[1];

/** Only these load the payment provider's script, each as a document of its own. */
const takesPayments = (url: string) =>
  /^\/+app\/+(?:checkout|subscription)\/*$/i.test(decodedPath(url));

/** Without what only documents need: it would be a third of a small file's weight. */
function sendFile(reply: FastifyReply, name: string, cacheControl: string, etag = true) {
  for (const header of [...Object.keys(documentHeaders), "x-request-id"])
    reply.removeHeader(header);
  return reply.header("cache-control", cacheControl).sendFile(name, { etag });
}

/** Whether a link is valid, asked for each time its document is. */
export type IsValidShare = (request: FastifyRequest, shareId: string) => Promise<boolean>;

/** The versions that `/terms` and `/unterauftragsverarbeiter` show, and which day it is in Germany. */
export type ReadLegalVersions = () => Promise<{
  readonly today: string;
  readonly versions: readonly DocumentVersion[];
}>;

/** What some documents ask for each time they are sent; without a database there is nothing to ask. */
export interface DocumentLookUps {
  readonly isValidShare?: IsValidShare;
  readonly readLegalVersions?: ReadLegalVersions;
}

/** Serves the front end: files as they are, known routes as the app's shell, anything else as the 404 page. */
export async function registerWebFiles(
  app: FastifyInstance,
  build: WebBuild,
  site: DocumentSite,
  paymentHosts?: BrowserHosts,
  { isValidShare = async () => false, readLegalVersions }: DocumentLookUps = {},
): Promise<void> {
  const { files, documentOf } = build;
  const documents = await readDocuments(build, site);
  await app.register(fastifyStatic, {
    root: build.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The ETag says it already.
    lastModified: false,
    acceptRanges: false,
  });

  const legalDocuments = new Map<string, { key: string; document: WebDocument }>();
  /** The document with the versions of its text; made anew when one is announced or its day has come. */
  async function documentWithVersions(file: string): Promise<WebDocument | undefined> {
    const document = documents.get(file);
    const kind = legalKindOf(file);
    if (!document || kind === undefined || !readLegalVersions) return document;
    const { today, versions } = await readLegalVersions();
    const state = legalStateOf(versions, kind, today);
    if (!state) return document;
    const key = JSON.stringify(state);
    const kept = legalDocuments.get(file);
    if (kept?.key === key) return kept.document;
    const filled = createDocument(fillLegalDocument(document.html, state), document.type);
    legalDocuments.set(file, { key, document: filled });
    return filled;
  }

  async function sendDocument(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    status = 200,
  ) {
    const document = await documentWithVersions(file);
    if (!document) throw new AppError("not_found");
    reply.headers({
      "content-security-policy": documentContentPolicy(
        document.inline,
        servicesOn(file, site.services),
        takesPayments(request.url) ? paymentHosts : undefined,
      ),
      // The documents name hashed assets, so each visit asks whether they changed.
      "cache-control": "no-cache",
      "content-type": document.type,
      etag: document.tag,
      vary: "accept-encoding",
      // The screens behind the shell say nothing to a search engine.
      ...(isRouteDocument(file) && { "x-robots-tag": "noindex" }),
      ...(isShared(request.url) && sharedHeaders),
    });
    // Nobody reads it in a page, and the longest page fills what arrives in the first round trip.
    reply.removeHeader("x-request-id");
    const tags = request.headers["if-none-match"] ?? "";
    if (status === 200 && tags.includes(document.tag)) return reply.code(304).send();
    const { bytes, encoding } = await document.body(request.headers["accept-encoding"] ?? "");
    if (encoding) reply.header("content-encoding", encoding);
    return reply.code(status).send(bytes);
  }

  app.get("/*", async (request, reply) => {
    // A client of the API expects its errors, not a page for people.
    if (isApi(request.url)) throw new AppError("not_found");
    const pathname = decodedPath(request.url);
    const name = pathname.replace(/^\/+|\/+$/g, "");
    if (pathname.startsWith("/assets/")) {
      // HTML in place of a missing script would only hide the reason.
      if (!files.has(name)) return reply.code(404).type("text/plain").send("not found");
      // Its name changes with it, so nobody asks whether it did.
      return sendFile(reply, name, "public, max-age=31536000, immutable", false);
    }
    const shareId = shareIdOf(request.url);
    if (shareId !== undefined && !(await isValidShare(request, shareId))) {
      return sendDocument(request, reply, invalidSharePage, 404);
    }
    const page = name === "" ? "index.html" : `${name}/index.html`;
    if (/^404(?:\/|$)/.test(name)) return sendDocument(request, reply, notFoundPage, 404);
    if (files.has(page)) return sendDocument(request, reply, page);
    // robots.txt and sitemap.xml name the installation's address, too.
    if (documents.has(name) && !name.endsWith(".html")) return sendDocument(request, reply, name);
    if (files.has(name) && !name.endsWith(".html") && !/\.(br|gz)$/.test(name)) {
      return sendFile(reply, name, `public, max-age=${daySeconds}`);
    }
    const document = documentOf(pathname);
    if (document !== undefined) return sendDocument(request, reply, document);
    return sendDocument(request, reply, notFoundPage, 404);
  });
}
