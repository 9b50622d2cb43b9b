import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuseOtherMethods } from "../../platform/http/http.ts";
import { identifyKey } from "../api-keys/index.ts";
import { countCall, sayingHow } from "../public-api/index.ts";
import type { PublicApiParts } from "../public-api/index.ts";
import { serveTools } from "./serve-tools.ts";

const path = "/mcp";

/**
 * The SDK would do a batch of the protocol's earlier revision, all calls of it for the price of one. Later revisions know no
 * batches.
 */
const refusedBatch = {
  status: 400,
  headers: { "content-type": "application/json" },
  body: JSON.stringify({
    jsonrpc: "2.0",
    id: null,
    error: { code: -32_600, message: "Invalid Request: batches are not supported" },
  }),
};

/**
 * The Model Context Protocol over Streamable HTTP, without sessions: each request brings its key and is answered by itself,
 * so that any process can do it. Streams that stay open are refused.
 */
export function registerMcp(
  app: FastifyInstance,
  { routes, admission, site }: PublicApiParts,
): void {
  app.post(path, async (request, reply) => {
    const answer = await sayingHow(
      reply,
      admission.admitKey(request, identifyKey, async (ctx, holder, spend) => {
        await countCall(ctx, holder, reply);
        if (Array.isArray(request.body)) return refusedBatch;
        const handler = createMcpHandler(() => serveTools(ctx, { holder, routes, spend }), {
          responseMode: "json",
          maxSubscriptions: 0,
          keepAliveMs: 0,
          onerror: (err) => ctx.log.warn({ err }, "mcp request refused"),
        });
        try {
          const { status, headers, body } = await readAnswer(
            await handler.fetch(toWebRequest(request, site.publicUrl), {
              parsedBody: request.body,
            }),
          );
          return { status, headers, body };
        } finally {
          await handler.close();
        }
      }),
    );
    return reply.code(answer.status).headers(answer.headers).send(answer.body);
  });
  refuseOtherMethods(app, path, ["POST"]);
}

function toWebRequest(request: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // The key has done its work, and lengths are those of the first body.
    if (["authorization", "cookie", "content-length", "transfer-encoding"].includes(name)) continue;
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Request(new URL(path, publicUrl), {
    method: "POST",
    headers,
    body: JSON.stringify(request.body ?? null),
  });
}

async function readAnswer(response: Response) {
  const type = response.headers.get("content-type");
  return {
    status: response.status,
    headers: type === null ? {} : { "content-type": type },
    body: await response.text(),
  };
}
