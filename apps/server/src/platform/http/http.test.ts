import { endpoint, errorResponse } from "@tc/contract";
import { AppError } from "@tc/domain";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { checkedJson } from "./checked-json.ts";
import type { Context } from "../context.ts";
import { bind, registerEndpoints } from "./http.ts";
import { createHttpServer } from "./http-server.ts";

const createThing = endpoint({
  method: "POST",
  path: "/api/things/:id",
  access: "public",
  summary: "Ein Ding anlegen",
  params: z.object({ id: z.string().max(5) }),
  query: z.object({ limit: z.coerce.number().int().min(1).default(30) }),
  body: z.object({ name: z.string().min(2) }),
  response: z.object({ id: z.string(), name: z.string(), limit: z.int() }),
});
const failing = endpoint({
  method: "GET",
  path: "/api/failing",
  access: "public",
  summary: "Schlägt fehl",
  query: z.object({ how: z.string() }),
  response: z.object({ kind: z.literal("fine") }),
});

const counting = endpoint({
  method: "GET",
  path: "/api/counting",
  access: "public",
  summary: "Zählt",
  query: z.object({ to: z.coerce.number() }),
  response: z.object({ to: z.number() }),
});

const ownEndpoint = endpoint({
  method: "GET",
  path: "/api/own",
  access: "agency",
  summary: "Eigenes",
  response: z.object({}),
});

const failures: Record<string, () => unknown> = {
  missing: () => new AppError("not_found", { what: "thing" }),
  pool: () => new Error("timeout exceeded when trying to connect"),
  lock: () => Object.assign(new pg.DatabaseError("busy", 4, "error"), { code: "55P03" }),
  down: () => Object.assign(new Error("connect"), { code: "ECONNREFUSED" }),
  bug: () => new Error("password=geheim"),
};

const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
beforeAll(() => {
  const endpoints = [
    bind(createThing, async (_ctx, { params, query, body }) => ({
      id: params.id,
      name: body.name,
      limit: query.limit,
      secret: "not in the schema",
    })),
    bind(counting, async (_ctx, { query }) => checkedJson(counting.response, query)),
    bind(ownEndpoint, async () => ({})),
    bind(failing, async (_ctx, { query }) => {
      if (query.how === "wrong-answer") return { kind: "broken" } as never;
      throw failures[query.how]?.();
    }),
  ];
  registerEndpoints(app, endpoints, (_request, _endpoint, work) => work({} as Context));
});
afterAll(() => app.close());

const post = (url: string, payload: unknown) =>
  app.inject({ method: "POST", url, payload: payload as object });
const readError = (answer: { json(): unknown }) => errorResponse.parse(answer.json());

test("an answer holds what its schema names and nothing else", async () => {
  const answer = await post("/api/things/a?limit=7", { name: "Ding", more: 1 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ id: "a", name: "Ding", limit: 7 });
});

test("bad input is named field by field, over all parts of the request", async () => {
  const answer = await post("/api/things/too-long?limit=0", { name: "x" });
  expect(answer.statusCode).toBe(400);
  const { error, fields } = readError(answer);
  expect(error).toBe("bad_request");
  expect(fields?.map(({ path }) => path)).toEqual(["id", "limit", "name"]);
});

test.each([
  ["a repeated parameter", "/api/things/a?limit=1&limit=2", { name: "Ding" }],
  ["a NUL character", "/api/things/a%00", { name: "Ding" }],
  ["a NUL character in the body", "/api/things/a", { name: "Di\0ng" }],
  ["a body of another shape", "/api/things/a", ["Ding"]],
  ["an unreadable address", "/api/things/%zz", { name: "Ding" }],
])("%s is a bad request", async (_what, url, body) => {
  const answer = await post(url, body);
  expect([answer.statusCode, readError(answer).error]).toEqual([400, "bad_request"]);
  expect(answer.headers).toMatchObject({
    "content-security-policy": expect.stringContaining("default-src 'none'"),
    "x-request-id": readError(answer).requestId,
  });
});

test.each([
  ["{", "application/json", 400, "bad_request"],
  ["<a/>", "application/xml", 400, "bad_request"],
  [JSON.stringify({ name: "x".repeat(300_000) }), "application/json", 413, "payload_too_large"],
])("a body that cannot be read is refused (%#)", async (payload, type, status, error) => {
  const headers = { "content-type": type };
  const answer = await app.inject({ method: "POST", url: "/api/things/a", payload, headers });
  expect([answer.statusCode, readError(answer).error]).toEqual([status, error]);
});

test.each([
  ["missing", 404, "not_found"],
  ["pool", 503, "overloaded"],
  ["lock", 503, "overloaded"],
  ["down", 503, "overloaded"],
  ["bug", 500, "internal"],
  ["wrong-answer", 500, "internal"],
])("a verb that ends with %s is answered with %i", async (how, status, error) => {
  const answer = await app.inject({ url: "/api/failing", query: { how } });
  expect([answer.statusCode, readError(answer).error]).toEqual([status, error]);
  expect(answer.headers["retry-after"]).toBe(status === 503 ? "2" : undefined);
});

test("an unexpected error tells its request id and nothing of its cause", async () => {
  const answer = await app.inject({ url: "/api/failing?how=bug" });
  expect(answer.body).not.toContain("geheim");
  expect(readError(answer).requestId).toBe(answer.headers["x-request-id"]);
});

test("another method on a known path is refused and told which are allowed", async () => {
  const answer = await app.inject({ method: "DELETE", url: "/api/things/a", payload: "x" });
  expect([answer.statusCode, readError(answer).error]).toEqual([405, "method_not_allowed"]);
  expect(answer.headers.allow).toBe("POST");
});

test("an unknown path is answered in the same shape", async () => {
  const answer = await app.inject("/api/nothing");
  expect([answer.statusCode, readError(answer).error]).toEqual([404, "not_found"]);
});

test("answers are not stored, not sniffed, and may load nothing", async () => {
  const { headers } = await app.inject("/api/nothing");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["content-security-policy"]).toContain("default-src 'none'");
  expect(headers["strict-transport-security"]).toBeUndefined();
});

test("an answer that is still the same is not sent again", async () => {
  const first = await app.inject("/api/counting?to=1");
  const tag = String(first.headers.etag);
  expect(first.headers["cache-control"]).toBe("private, no-cache");
  const ask = (to: number) =>
    app.inject({ url: `/api/counting?to=${to}`, headers: { "if-none-match": `"x", ${tag}` } });
  const [same, other] = [await ask(1), await ask(2)];
  expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, "", tag]);
  expect([other.statusCode, other.json()]).toEqual([200, { to: 2 }]);
});

test("what belongs to an agency is not kept by the browser", async () => {
  const { headers } = await app.inject("/api/own");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers.etag).toBeUndefined();
});

test("the API is the API however its address is written", async () => {
  for (const url of ["/%61pi/counting?to=1", "/api%2Fnothing", "/%70romote-profile"]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  }
});

test("a sender's request id is kept when it is harmless, else replaced", async () => {
  const ids = await Promise.all(
    ["visitor-0001", "a b\n"].map(async (id) => {
      const { headers } = await app.inject({ url: "/api/x", headers: { "x-request-id": id } });
      return headers["x-request-id"];
    }),
  );
  expect(ids[0]).toBe("visitor-0001");
  expect(ids[1]).toMatch(/^[0-9a-f-]{36}$/);
});
