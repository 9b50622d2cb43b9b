import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Endpoint } from "@tc/contract";
import type { FastifyInstance } from "fastify";
import { renderApiDocs } from "./api-docs-page.ts";
import type { ApiDocsLook } from "./api-docs-page.ts";
import { refuseOtherMethods } from "./http.ts";
import { createOpenApiDocument } from "./open-api.ts";
import type { OpenApiDocument } from "./open-api.ts";

const styleUrl = "/api/docs.css";
// A page without scripts or images; everything else stays forbidden.
const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const maxAge = "public, max-age=300";

/** The operator's own endpoints are nobody else's business. */
function forReaders(endpoints: Readonly<Record<string, Endpoint>>) {
  return Object.fromEntries(
    Object.entries(endpoints).filter(([, { access }]) => access !== "admin"),
  );
}

export interface ApiDescription extends Omit<ApiDocsLook, "styleUrl"> {
  readonly pageUrl: string;
  readonly describe: () => OpenApiDocument;
}

/** The API's description for machines and for people; public by decision. */
export function registerApiDocs(
  app: FastifyInstance,
  endpoints: Readonly<Record<string, Endpoint>>,
): void {
  registerDescription(app, {
    documentUrl: "/api/openapi.json",
    pageUrl: "/api/docs",
    describe: () => createOpenApiDocument(forReaders(endpoints)),
  });
  app.get(styleUrl, async (_request, reply) =>
    reply
      .header("cache-control", maxAge)
      .type("text/css; charset=utf-8")
      .send(await readFile(path.join(import.meta.dirname, "api-docs.css"), "utf8")),
  );
  refuseOtherMethods(app, styleUrl, ["GET", "HEAD"]);
}

/** A document for machines and a page for people that say the same */
export function registerDescription(
  app: FastifyInstance,
  { documentUrl, pageUrl, describe, intro }: ApiDescription,
): void {
  let document: OpenApiDocument | undefined;
  // Made for the first who asks: the start is not the time for it.
  const getDocument = () => (document ??= describe());

  app.get(documentUrl, async (_request, reply) =>
    reply.header("cache-control", maxAge).send(getDocument()),
  );
  app.get(pageUrl, async (_request, reply) =>
    reply
      .headers({ "cache-control": maxAge, "content-security-policy": pagePolicy })
      .type("text/html; charset=utf-8")
      .send(renderApiDocs(getDocument(), { styleUrl, documentUrl, ...(intro && { intro }) })),
  );
  for (const url of [documentUrl, pageUrl]) refuseOtherMethods(app, url, ["GET", "HEAD"]);
}
