import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { delayOf } from "./api-faults.ts";
import type { ApiFaults } from "./api-faults.ts";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoint.ts";
import { expand } from "../objects/expand.ts";
import { StripeFailure } from "../payments/failure.ts";
import { decodeForm } from "./form.ts";
import { findAnswer, fingerprintOf, rememberAnswer } from "./idempotency.ts";
import { Params } from "./params.ts";
import { apiVersion, hashOf } from "../objects/world.ts";
import type { RequestOrigin, World } from "../objects/world.ts";

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  /** Form-encoded query and body, as they came */
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Undefined while nothing was answered, and for good where the answer was lost */
  status?: number;
  isReplay?: boolean;
}

export interface ApiParts {
  readonly world: World;
  readonly faults: ApiFaults;
  readonly requests: ApiRequest[];
  readonly keys: { readonly secret: string; readonly publishable: string };
  /** Events that come of a request carry it. */
  readonly during: (origin: RequestOrigin, work: () => void) => void;
  readonly onDone: (mayHaveChanged: boolean) => void;
}

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly isReplay?: boolean;
}

const preflight = {
  "access-control-allow-methods": "GET, POST",
  "access-control-allow-headers": "authorization, content-type, stripe-version",
  "access-control-max-age": "600",
};

const write = (body: object) => JSON.stringify(body, null, 2);
const writeFailure = ({ status, body }: StripeFailure): Answer => ({
  status,
  body: write({ error: body }),
});

const unauthorized = (key: string) =>
  new StripeFailure(401, {
    type: "invalid_request_error",
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}********`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.",
  });

function checkKey(
  request: FastifyRequest,
  endpoint: Endpoint,
  { keys }: ApiParts,
): "secret" | "publishable" {
  const key = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  if (key === keys.secret) return "secret";
  if (key !== keys.publishable) throw unauthorized(key);
  if (endpoint.isPublic) return "publishable";
  throw new StripeFailure(403, {
    type: "invalid_request_error",
    code: "secret_key_required",
    message:
      "This API call cannot be made with a publishable API key. Please use a secret API key.",
  });
}

function checkVersion(request: FastifyRequest): void {
  const version = request.headers["stripe-version"];
  if (version === undefined || version === apiVersion) return;
  throw new StripeFailure(400, {
    type: "invalid_request_error",
    message: `Invalid Stripe API version: ${String(version)}. This stand-in speaks ${apiVersion}.`,
  });
}

/** What a browser may see of an intent. */
function withoutSecrets(object: object): object {
  const isIntent = "client_secret" in object;
  if (!isIntent) return object;
  return { ...object, metadata: undefined, customer: undefined };
}

function answer(
  endpoint: Endpoint,
  request: FastifyRequest,
  parts: ApiParts,
  requestId: string,
): Answer {
  const { world, during } = parts;
  const [path = "", query = ""] = request.url.split("?");
  const body = typeof request.body === "string" ? request.body : "";
  const access = checkKey(request, endpoint, parts);
  checkVersion(request);
  const header = request.headers["idempotency-key"];
  const key = typeof header === "string" && endpoint.method === "POST" ? header : null;
  const fingerprint = fingerprintOf(endpoint.method, path, body);
  const storedAnswer = key === null ? undefined : findAnswer(world, key, fingerprint);
  if (storedAnswer) return { status: storedAnswer.status, body: storedAnswer.body, isReplay: true };

  const params = new Params(decodeForm([query, body].filter(Boolean).join("&")));
  if (access === "publishable" && endpoint.path.includes(":id")) params.required("client_secret");
  let result: Answer = { status: 500, body: "{}" };
  try {
    during({ id: requestId, idempotencyKey: key }, () => {
      // Every path variable of these endpoints is a text.
      const object = endpoint.run(world, {
        path: request.params as Record<string, string>,
        params,
        url: path,
      });
      const expanded = expand(world, object, params.texts("expand"));
      result = {
        status: 200,
        body: write(access === "secret" ? expanded : withoutSecrets(expanded)),
      };
    });
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    result = writeFailure(error);
  }
  if (key !== null) rememberAnswer(world, key, { fingerprint, ...result });
  return result;
}

function send(reply: FastifyReply, { status, body, isReplay }: Answer): FastifyReply {
  if (isReplay) reply.header("idempotent-replayed", "true");
  return reply.code(status).type("application/json").send(body);
}

/** The API under /v1, for servers with the secret key and for browsers with the publishable one. */
export function serveApi(app: FastifyInstance, parts: ApiParts): void {
  const { faults, requests } = parts;
  let count = 0;

  const handle = (endpoint: Endpoint) => async (request: FastifyRequest, reply: FastifyReply) => {
    count += 1;
    const requestId = `req_${hashOf(`${parts.world.settings.seed}:request:${count}`, 14)}`;
    const [path = "", query = ""] = request.url.split("?");
    const entry: ApiRequest = {
      method: request.method,
      path,
      query,
      body: typeof request.body === "string" ? request.body : "",
      headers: request.headers,
    };
    requests.push(entry);
    reply.headers({ "request-id": requestId, "stripe-version": apiVersion });
    const fault = faults.take(request.method, path);
    if (faults.isDown || fault?.kind === "cut") {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    if (fault?.kind === "status") {
      entry.status = fault.status;
      const type = fault.status === 429 ? "rate_limit_error" : "api_error";
      if (fault.status !== 429) reply.header("stripe-should-retry", "true");
      return send(
        reply,
        writeFailure(new StripeFailure(fault.status, { type, message: "Fault on demand." })),
      );
    }
    await delayOf(fault);
    let result: Answer;
    try {
      result = answer(endpoint, request, parts, requestId);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      result = writeFailure(error);
    }
    parts.onDone(request.method !== "GET");
    if (fault?.kind === "lost_answer") {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    entry.status = result.status;
    entry.isReplay = result.isReplay === true;
    return send(reply, result);
  };

  app.addHook("onRequest", async (request, reply) => {
    // Pages of the product are of another origin than Stripe's API, here as there.
    if (request.url.startsWith("/v1/")) reply.header("access-control-allow-origin", "*");
  });
  for (const endpoint of endpoints) {
    app.route({ method: endpoint.method, url: endpoint.path, handler: handle(endpoint) });
  }
  app.all("/v1/*", (request, reply) => {
    if (request.method === "OPTIONS") return reply.headers(preflight).code(204).send();
    const message = `Unrecognized request URL (${request.method}: ${request.url.split("?")[0]}).`;
    return send(
      reply,
      writeFailure(new StripeFailure(404, { type: "invalid_request_error", message })),
    );
  });
}
