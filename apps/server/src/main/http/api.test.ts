import { errorResponse } from "@tc/contract";
import { endpoints } from "@tc/contract/endpoints";
import type { Endpoint } from "@tc/contract";
import { notBegunHeader } from "@tc/domain";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { SearchReplica } from "../../features/search/index.ts";
import { connect } from "../../platform/database/database.ts";
import { statusOf } from "../../platform/http/http-errors.ts";
import { GiveUp } from "../../platform/jobs/jobs.ts";
import { makeAccessWorld, testGates } from "../../testing/people/access-world.ts";
import type { AccessWorld } from "../../testing/people/access-world.ts";
import { endpointExamples, fillPath } from "../../testing/endpoint-examples.ts";
import type { EndpointName } from "../../testing/endpoint-examples.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createApi } from "./api.ts";
import { listJobs, listRoutes } from "../features.ts";

const log = pino({ level: "silent" });
// The machine that runs the tests may be busy; that is not what they are about.
const server = { log, maxEventLoopDelayMs: 600_000 };
let database: TestDatabase;
let search: SearchReplica;
let app: FastifyInstance;
let world: AccessWorld;

beforeAll(async () => {
  database = await createTestDatabase();
  search = new SearchReplica({ db: database.db, log, snapshotFile: undefined });
  await search.open();
  const ctx = testContext(database, { ports: { gates: testGates } });
  app = await createApi({ context: ctx, search, ...server });
  world = await makeAccessWorld(ctx);
});
afterAll(async () => {
  await app.close();
  await search.close();
  await database.drop();
});

const registry = Object.entries(endpoints) as [EndpointName, Endpoint][];
/** Somebody whom the endpoint's door lets in; who that is and who is not is access.slow.test.ts. */
const insider = ({ access }: Endpoint) =>
  world.headers[access === "admin" ? "admin, unlocked" : "owner of A"];
const unknownId = "00000000-0000-4000-8000-000000000000";
const fill = ({ path }: Endpoint, value: string, query?: string) => fillPath(path, value, query);

function expectError(answer: { statusCode: number; json(): unknown }) {
  const { error } = errorResponse.parse(answer.json());
  expect(answer.statusCode).toBe(statusOf[error]);
  return error;
}

test("every endpoint of the contract is answered by a verb", () => {
  const bound = new Set(listRoutes(search).map(({ endpoint }) => endpoint));
  expect(registry.filter(([, endpoint]) => !bound.has(endpoint)).map(([name]) => name)).toEqual([]);
});

test.each(registry)("%s refuses methods it does not have", async (_name, endpoint) => {
  const taken = new Set(
    registry.filter(([, other]) => other.path === endpoint.path).map(([, other]) => other.method),
  );
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
    if (method !== "OPTIONS" && taken.has(method)) continue;
    const answer = await app.inject({ method, url: fill(endpoint, unknownId) });
    expect(expectError(answer)).toBe("method_not_allowed");
    expect(answer.headers.allow?.split(", ")).toEqual([...taken]);
  }
});

test.each(registry.filter(([, { query }]) => query))(
  "%s refuses a query that does not fit and names each field",
  async (endpointName, endpoint) => {
    const operation = (await app.inject("/api/openapi.json")).json() as {
      paths: Record<string, Record<string, { parameters: { name: string; in: string }[] }>>;
    };
    const path = endpoint.path.replaceAll(/:(\w+)/g, "{$1}");
    const { parameters } = operation.paths[path]?.[endpoint.method.toLowerCase()] ?? {
      parameters: [],
    };
    for (const { name } of parameters.filter((parameter) => parameter.in === "query")) {
      const query = new URLSearchParams(endpointExamples[endpointName]?.query);
      query.delete(name);
      // Twice the same parameter is a list, which no schema takes.
      for (const value of ["x", "y"]) query.append(name, value);
      const url = `${fill(endpoint, unknownId)}?${query.toString()}`;
      const headers = insider(endpoint);
      const answer = await app.inject({ method: endpoint.method, url, headers });
      expect(expectError(answer)).toBe("bad_request");
      expect(errorResponse.parse(answer.json()).fields?.map((field) => field.path)).toEqual([name]);
    }
  },
);

test.each(registry.filter(([, { params }]) => params))(
  "%s answers an unknown or impossible object with an error of the product",
  async (name, endpoint) => {
    const { method } = endpoint;
    const headers = insider(endpoint);
    const payload = endpointExamples[name]?.body?.(world);
    const ask = (value: string) =>
      app.inject({
        method,
        url: fill(endpoint, value, endpointExamples[name]?.query),
        headers,
        ...(payload && { payload }),
      });
    // That there is neither profile nor pending profile is this one's answer.
    if (name !== "getSetupState") expect(expectError(await ask(unknownId))).toBe("not_found");
    for (const value of ["%00", "x".repeat(450), "%F0%9F%92%A9", "..%2f..%2fetc"]) {
      expect(["bad_request", "not_found"]).toContain(expectError(await ask(value)));
    }
  },
);

const isPlain = ([, { params, method, givesEvents }]: (typeof registry)[number]) =>
  !params && method === "GET" && !givesEvents;

test.each(registry.filter(isPlain))(
  "%s answers by its schema where nothing is published yet",
  async (name, endpoint) => {
    const url = fill(endpoint, unknownId, endpointExamples[name]?.query);
    const answer = await app.inject({ url, headers: insider(endpoint) });
    // No payment provider is set up here, and that is what it says.
    if (name === "getPaymentsSetup") {
      expect(expectError(answer)).toBe("payments_unavailable");
      return;
    }
    expect(answer.statusCode).toBe(200);
    if (endpoint.givesFile) {
      expect(answer.headers["content-disposition"]).toContain("attachment");
      return;
    }
    expect(endpoint.response.safeParse(answer.json()).error).toBeUndefined();
  },
);

test.each(listJobs().map((handler) => [handler.job.name, handler] as const))(
  "the job %s gives up on a payload that does not fit",
  async (_name, handler) => {
    const ctx = testContext(database);
    const { signal } = new AbortController();
    for (const payload of [null, "text", [1], { unexpected: Number.NaN }, 7]) {
      await expect(handler.run(ctx, payload, signal)).rejects.toBeInstanceOf(GiveUp);
    }
  },
);

test("it is ready with a migrated database and a loaded index, and says what is missing", async () => {
  expect((await app.inject("/readyz")).json()).toEqual({ ok: true });

  const lost = connect("postgres://nobody@127.0.0.1:1/nothing");
  const unready = await createApi({
    context: { ...testContext(database), db: lost.db },
    search: {
      search: search.search.bind(search),
      nearest: search.nearest.bind(search),
      onChange: search.onChange.bind(search),
      problem: () => "search_loading",
    },
    ...server,
  });
  const answer = await unready.inject("/readyz");
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({
    ok: false,
    reasons: { database: "not reachable", search: "search_loading" },
  });
  expect((await unready.inject("/healthz")).statusCode).toBe(200);
  await unready.close();
  await lost.db.destroy();
});

test("a process that lags too far behind refuses visitors, but not health checks", async () => {
  const lagging = await createApi({
    context: testContext(database),
    search,
    ...server,
    maxEventLoopDelayMs: Number.MIN_VALUE,
  });
  const refusal = await vi.waitFor(
    async () => {
      const answer = await lagging.inject("/api/sources");
      expect(expectError(answer)).toBe("overloaded");
      return answer;
    },
    { timeout: 60_000 },
  );
  expect(refusal.headers[notBegunHeader]).toBe("1");
  expect((await lagging.inject("/healthz")).statusCode).toBe(200);
  await lagging.close();
});

test("an exhausted pool is answered with 503 and when to come back", async () => {
  const small = connect(database.url, { maxConnections: 1, acquireTimeoutMs: 5_000 });
  const busy = await small.pool.connect();
  const crowded = await createApi({
    context: { ...testContext(database), db: small.db },
    search,
    ...server,
  });
  const answer = await crowded.inject("/api/sources");
  expect(expectError(answer)).toBe("overloaded");
  expect(answer.headers["retry-after"]).toBe("2");
  busy.release();
  expect((await crowded.inject("/api/sources")).statusCode).toBe(200);
  await crowded.close();
  await small.db.destroy();
});
