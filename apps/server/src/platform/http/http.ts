import { hash } from "node:crypto";
import type { Endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import { isCheckedJson } from "./checked-json.ts";
import type { CheckedJson } from "./checked-json.ts";
import type { Context } from "../context.ts";
import { sendError } from "./http-errors.ts";
import { FileBodies } from "./file-body.ts";
import { OpenStreams } from "./open-streams.ts";
import { AnswerWithCookies, EventsAnswer, FileAnswer } from "./http-answer.ts";
import { BadInput, listProblems } from "./http-input.ts";
import type { FieldProblem } from "./http-input.ts";
import { requireFeature } from "../tenancy/plan-guard.ts";

export interface VerbInput<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
}

/** An endpoint with the verb that answers it; made by `bind`. */
export interface BoundEndpoint {
  readonly endpoint: Endpoint;
  /** Checks the input, runs the verb, returns the answer as JSON text and the cookies it sets, or as a file. */
  answer(ctx: Context, request: RawInput): Promise<EndpointAnswer>;
  /** The `detail` of every refusal; without it refusals have none. */
  readonly detailOf?: (error: AppError) => string;
}

export interface EndpointAnswer {
  /** "" where the answer is a file or a stream of events */
  readonly json: string;
  readonly file?: FileAnswer;
  readonly events?: EventsAnswer;
  readonly setCookies: readonly string[];
}

export type RawInput = Pick<FastifyRequest, "params" | "query" | "body">;

/** Four of the largest. Each needs about four times its size while it is encrypted. */
const fileBodies = new FileBodies(200_000_000);

/**
 * The verb gets what the endpoint's schemas made of the input; what it returns is checked as well, unless it was checked
 * part by part already.
 */
export function bind<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Response extends z.ZodType,
>(
  endpoint: Endpoint<Params, Query, Body, Response>,
  verb: (
    ctx: Context,
    input: VerbInput<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<
    | z.input<Response>
    | CheckedJson<z.output<Response>>
    | AnswerWithCookies<z.input<Response>>
    | FileAnswer
    | EventsAnswer
  >,
): BoundEndpoint {
  return {
    endpoint,
    answer: async (ctx, request) => {
      if (endpoint.feature) requireFeature(ctx, endpoint.feature);
      const problems: FieldProblem[] = [];
      // A part without a schema is not passed on at all; its type is unknown then.
      const read = <Schema extends z.ZodType>(schema: Schema | undefined, value: unknown) => {
        const parsed = schema?.safeParse(value);
        problems.push(...listProblems(parsed?.error, parsed?.data));
        return parsed?.data as z.output<Schema>;
      };
      const params = read(endpoint.params, request.params);
      const query = read(endpoint.query, request.query);
      const act = async (sentBody: unknown) => {
        const body = read(endpoint.body, sentBody);
        if (problems.length > 0) throw new BadInput(problems);
        return verb(ctx, { params, query, body });
      };
      if (!endpoint.takesFile) return toAnswer(endpoint, await act(request.body));
      // A file is large: it is not even read for a call that is wrong.
      if (problems.length > 0) throw new BadInput(problems);
      return fileBodies.read(request.body, endpoint.maxBodyBytes ?? 0, async (bytes) =>
        toAnswer(endpoint, await act(bytes)),
      );
    },
  };
}

function toAnswer(endpoint: Endpoint, answer: unknown): EndpointAnswer {
  if (answer instanceof FileAnswer) return { json: "", file: answer, setCookies: [] };
  if (answer instanceof EventsAnswer) return { json: "", events: answer, setCookies: [] };
  if (isCheckedJson(answer)) return { json: answer.json, setCookies: [] };
  const [body, setCookies] =
    answer instanceof AnswerWithCookies
      ? [answer.body as unknown, answer.setCookies]
      : [answer, []];
  return { json: JSON.stringify(endpoint.response.parse(body)), setCookies };
}

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Lets a request in: finds out who asks and runs the work, or throws an AppError. */
export type Admit = <Result>(
  request: FastifyRequest,
  endpoint: Endpoint,
  work: (ctx: Context) => Promise<Result>,
) => Promise<Result>;

/** Registers the endpoints; every other method on one of their paths is refused with 405. */
export function registerEndpoints(
  app: FastifyInstance,
  endpoints: readonly BoundEndpoint[],
  admit: Admit,
): void {
  const streams = new OpenStreams(app);
  for (const bound of endpoints.filter(({ endpoint }) => !endpoint.takesFile)) {
    register(app, bound, admit, streams);
  }
  void app.register(async (files) => {
    // A body that is a file stays a stream until its sender has been let in.
    files.removeAllContentTypeParsers();
    files.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
    for (const bound of endpoints.filter(({ endpoint }) => endpoint.takesFile)) {
      register(files, bound, admit, streams);
    }
  });
  for (const path of new Set(endpoints.map(({ endpoint }) => endpoint.path))) {
    refuseOtherMethods(
      app,
      path,
      endpoints.filter(({ endpoint }) => endpoint.path === path).map((e) => e.endpoint.method),
    );
  }
}

function register(
  app: FastifyInstance,
  bound: BoundEndpoint,
  admit: Admit,
  streams: OpenStreams,
): void {
  const { detailOf, endpoint } = bound;
  const { maxBodyBytes } = endpoint;
  app.route({
    config: { takesLong: endpoint.takesFile ?? false },
    ...(detailOf && {
      errorHandler: (error, request, reply) => sendError(error, request, reply, detailOf),
    }),
    ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
    method: bound.endpoint.method,
    url: bound.endpoint.path,
    // What is kept back until there is enough to compress would come too late.
    ...(endpoint.givesEvents && { compress: false }),
    handler: async (request, reply) => {
      const { json, file, events, setCookies } = await admit(request, bound.endpoint, (ctx) =>
        bound.answer(ctx, request),
      );
      if (file) return sendFile(reply, file);
      if (events) return streams.send(reply, events);
      reply.type("application/json; charset=utf-8");
      if (setCookies.length > 0) reply.header("set-cookie", [...setCookies]);
      if (request.method !== "GET") return reply.send(json);
      // Nothing of an agency stays in a browser whose next user may be somebody else.
      if (bound.endpoint.access !== "public" && !bound.endpoint.isPublishedData) {
        return reply.send(json);
      }
      // Asked again, an answer that is still the same is not sent again. Weak: the body may be compressed.
      const tag = `W/"${hash("sha1", json, "base64url")}"`;
      reply.headers({ etag: tag, "cache-control": "private, no-cache" });
      if (namesTag(request.headers["if-none-match"], tag)) return reply.code(304).send();
      return reply.send(json);
    },
  });
}

/** Saved, never shown: what somebody uploaded must not run as a page of ours. */
function sendFile(
  reply: FastifyReply,
  { content, fileName, contentType }: FileAnswer,
): FastifyReply {
  const name = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.codePointAt(0)?.toString(16)}`,
  );
  return reply
    .headers({
      "content-type": contentType,
      "content-disposition": `attachment; filename*=UTF-8''${name}`,
      "cache-control": "private, no-store",
    })
    .send(content);
}

function namesTag(header: string | undefined, tag: string): boolean {
  return header?.split(",").some((part) => part.trim() === tag) ?? false;
}

export function refuseOtherMethods(
  app: FastifyInstance,
  path: string,
  allowed: readonly string[],
): void {
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url: path,
    // Before the body is read: its type or size must not hide the reason.
    onRequest: async (_request, reply) => {
      reply.header("allow", allowed.join(", "));
      throw new AppError("method_not_allowed");
    },
    handler: () => undefined,
  });
}
