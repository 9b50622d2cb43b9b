import { listTenders } from "@tc/contract";
import { publicEndpoints } from "@tc/contract/public-api";
import type { PublicEndpoint, PublicOperation } from "@tc/contract/public-api";
import { apiKeyLimits, apiScopes } from "@tc/domain";
import type { ApiScope } from "@tc/domain";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { OpenAPIClientAxios } from "openapi-client-axios";
import type { OpenAPIClient } from "openapi-client-axios";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApi } from "./api.ts";
import type { OpenApiDocument } from "../../platform/http/open-api.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { buyerId, makeAssessmentWorld } from "../../testing/tenders/assessment-world.ts";
import type { AssessmentWorld } from "../../testing/tenders/assessment-world.ts";
import { testId } from "../../testing/tenders/make-tender.ts";
import { createApiKey } from "../../features/api-keys/create-api-key.ts";
import { switchOff } from "../../testing/switches.ts";

let world: AssessmentWorld;
let app: FastifyInstance;
let address: string;
let document: OpenApiDocument;
beforeAll(async () => {
  world = await makeAssessmentWorld();
  app = await createApi({
    context: testContext(world.database),
    search: world.search,
    log: pino({ level: "silent" }),
    maxEventLoopDelayMs: 600_000,
  });
  address = await app.listen({ port: 0, host: "127.0.0.1" });
  document = (await app.inject("/api/v1/openapi.json")).json();
});
beforeEach(() => sql`truncate rate_limit`.execute(world.database.owner.db));
afterAll(async () => {
  await app.close();
  await world.search.close();
  await world.database.drop();
});

const operations = Object.entries(publicEndpoints) as [PublicOperation, PublicEndpoint][];
const slug = `t-${testId(1)}`;
const parametersOf: { readonly [Name in PublicOperation]?: Record<string, string> } = {
  searchTenders: { q: "Nummer" },
  listDeadlines: { from: "2026-11-01", to: "2026-12-31" },
  getBuyer: { id: buyerId },
};
const parametersFor = (name: PublicOperation) => parametersOf[name] ?? { slug };

async function keyOf(
  made: MadeAgency = world.agencies.other,
  scopes: readonly ApiScope[] = apiScopes,
) {
  const { key } = await createApiKey(testContext(world.database, { actor: made.actor }), {
    name: "Vertragstest",
    scopes: [...scopes],
    days: 30,
    currentPassword: made.owner.password,
  });
  return { authorization: `Bearer ${key}` };
}

/** The client that is generated from the document as it is served; it answers every status. */
async function clientWith(headers: Record<string, string>): Promise<OpenAPIClient> {
  const definition = `${address}/api/v1/openapi.json`;
  const api = new OpenAPIClientAxios({
    definition,
    withServer: { url: address },
    axiosConfigDefaults: { headers, validateStatus: () => true, proxy: false },
  });
  return api.init();
}

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test("the document is valid OpenAPI 3.1, without a reference that leads nowhere", async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(document) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)];
  expect(new Set(references.map(([, to]) => to))).toEqual(new Set(["#/components/schemas/Error"]));
});

test("the document says of every operation which scope it needs, and offers nothing that writes", () => {
  const described = Object.values(document.paths).flatMap((methods) => Object.entries(methods));
  expect(described.map(([, { operationId }]) => operationId).toSorted()).toEqual(
    operations.map(([name]) => name).toSorted(),
  );
  for (const [method, operation] of described) {
    expect(method).toBe("get");
    expect(operation.security).toEqual([{ apiKey: [] }]);
    const scope = operations.find(([name]) => name === operation.operationId)?.[1].scope;
    expect(operation.description).toContain(scope);
  }
});

describe("the generated client", () => {
  let client: OpenAPIClient;
  beforeAll(async () => {
    client = await clientWith(await keyOf());
  });
  test.each(operations)(
    "gets an answer of %s that the document describes",
    async (name, operation) => {
      const { status, data } = await client[name]!(parametersFor(name));
      expect({ status, data }).toMatchObject({ status: 200 });
      const path = operation.path.replaceAll(/:(\w+)/g, "{$1}");
      const schema =
        document.paths[path]?.["get"]?.responses["200"]?.content["application/json"]?.schema;
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      expect(ajv.validate(schema ?? false, data), ajv.errorsText()).toBe(true);
    },
  );

  test("finds the same as the agency's own screens", async () => {
    const { data } = await client["searchTenders"]!({ q: "Nummer", sort: "fit" });
    expect(listTenders.response.parse(data)).toEqual(
      await world.list("other", { q: "Nummer", sort: "fit" }),
    );
  });

  test("is told of wrong input by its name, and of what does not exist by 404", async () => {
    const wrong = await client["searchTenders"]!({ limit: "viele" });
    expect(wrong).toMatchObject({ status: 400, data: { fields: [{ path: "limit" }] } });
    const missing = await client["getTender"]!({ slug: "gibt-es-nicht" });
    expect(missing).toMatchObject({ status: 404, data: { error: "not_found" } });
  });
});

test.each(operations)(
  "%s refuses a key without its scope, and names the scope",
  async (name, operation) => {
    const others = apiScopes.filter((scope) => scope !== operation.scope);
    const client = await clientWith(await keyOf(world.agencies.other, others));
    expect(await client[name]!(parametersFor(name))).toMatchObject({
      status: 403,
      data: { error: "forbidden", details: { scope: operation.scope } },
    });
  },
);

test.each(operations)(
  "%s opens to nobody without a key, also not to a signed-in browser",
  async (_name, { path }) => {
    const url = path.replace(":slug", slug).replace(":id", buyerId);
    const ctx = testContext(world.database);
    for (const headers of [{}, await signedIn(ctx, world.agencies.other.owner)]) {
      const answer = await get(url, { ...headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers["www-authenticate"]).toBe('Bearer realm="TenderChances"');
      expect(answer.json()).toMatchObject({ error: "unauthenticated" });
    }
  },
);

test("a key opens nothing of the app itself", async () => {
  const headers = await keyOf();
  for (const url of ["/api/tenders", "/api/api-keys", "/api/team", `/api/tenders/${slug}`]) {
    expect((await get(url, headers)).statusCode).toBe(401);
  }
});

test("a key without the scope of assessments finds tenders without a number of the agency", async () => {
  const headers = await keyOf(world.agencies.other, ["tenders:read"]);
  const list = listTenders.response.parse((await get("/api/v1/tenders?q=Nummer", headers)).json());
  expect(list.items).toHaveLength(9);
  expect(list.assessments).toEqual({});
  expect(list.fitWeights).toBeUndefined();
  // Order and limits would tell them all the same.
  for (const query of [
    "sort=fit",
    "sort=chances",
    "sort=competition",
    "sort=budget",
    "fitMin=50",
    "chancesMin=5",
  ]) {
    expect((await get(`/api/v1/tenders?${query}`, headers)).json()).toMatchObject({
      error: "forbidden",
      details: { scope: "assessments:read" },
    });
  }
});

test("a key without the scope of assessments reads watchlist and pipeline without a number of the agency", async () => {
  const { agencyId } = world.agencies.other;
  // An agency may have so many at a time.
  await sql`delete from api_key where agency_id = ${agencyId}`.execute(world.database.owner.db);
  await sql`insert into pipeline_card (agency_id, tender_id, stage, stage_since, created_at)
    values (${agencyId}, ${testId(2)}, 'review', now(), now()) on conflict do nothing`.execute(
    world.database.owner.db,
  );
  const [all, some] = [await keyOf(), await keyOf(world.agencies.other, ["work:read"])];
  const read = async (path: string, headers: Record<string, string>) =>
    (await get(`/api/v1/${path}`, headers)).body;
  for (const path of ["watchlist", "pipeline"]) {
    expect(await read(path, all), path).toMatch(/"fit":\{/);
    expect(await read(path, some), path).toContain("Nummer 2");
    expect(await read(path, some), path).not.toMatch(/"(?:fit|chances|fitWeights|exclusionRisk)":/);
  }
  // Every other order ends with the fit.
  for (const sort of ["fit", "value", "deadline", "stage"]) {
    expect((await get(`/api/v1/pipeline?sort=${sort}`, some)).json()).toMatchObject({
      error: "forbidden",
      details: { scope: "assessments:read" },
    });
  }
  expect((await get("/api/v1/pipeline?sort=title", some)).statusCode).toBe(200);
});

test("a key rests while the agency's plan is a lower one, from its next call on", async () => {
  const headers = await keyOf();
  const set = (tier: string) =>
    sql`update agency set tier = ${tier} where id = ${world.agencies.other.agencyId}`.execute(
      world.database.owner.db,
    );
  for (const tier of ["basis", "premium", "trial"]) {
    await set(tier);
    expect((await get(`/api/v1/tenders/${slug}`, headers)).json()).toMatchObject({
      error: "plan_required",
      details: { feature: "api", tier: "enterprise" },
    });
  }
  await set("enterprise");
  expect((await get(`/api/v1/tenders/${slug}`, headers)).statusCode).toBe(200);
});

test("what an agency works on is its own keys' to read and nobody else's", async () => {
  const { other, enterprise } = world.agencies;
  await sql`insert into pipeline_card (agency_id, tender_id, stage, stage_since, created_at)
    values (${other.agencyId}, ${testId(1)}, 'review', now(), now())`.execute(
    world.database.owner.db,
  );
  const cards = async (made: MadeAgency) =>
    (await get("/api/v1/pipeline", await keyOf(made))).body.includes(testId(1));
  expect([await cards(other), await cards(enterprise)]).toEqual([true, false]);
});

test("every answer tells what is left; beyond it comes 429 with the time to wait, for that key alone", async () => {
  const [headers, second] = [await keyOf(), await keyOf()];
  const url = `/api/v1/tenders/${slug}`;
  const first = await get(url, headers);
  const limit = apiKeyLimits.callsPerMinute;
  expect(first.headers["ratelimit-policy"]).toBe(`"key";q=${limit};w=60`);
  expect(first.headers["ratelimit"]).toBe(`"key";r=${limit - 1};t=60`);
  await sql`update rate_limit set count = ${limit} where key like 'api-key:%'`.execute(
    world.database.owner.db,
  );
  const refused = await get(url, headers);
  expect(refused.json()).toMatchObject({ error: "rate_limited" });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers).toMatchObject({ "retry-after": "60", ratelimit: '"key";r=0;t=60' });
  expect((await get(url, second)).statusCode).toBe(200);
});

test("while the API is switched off every call with a key gets 503, a German reason and a time to wait, and counts for no limit", async () => {
  const headers = await keyOf();
  const switchOn = await switchOff(world.database, "public_api");
  const asTool = () =>
    app.inject({ method: "POST", url: "/mcp", headers, payload: { jsonrpc: "2.0", id: 1 } });
  for (const answer of [await get("/api/v1/tenders", headers), await asTool()]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers["retry-after"]).toBe("300");
    expect(answer.headers).not.toHaveProperty("ratelimit");
    expect(answer.json()).toMatchObject({
      error: "switched_off",
      details: { switch: "public_api" },
      detail: expect.stringContaining("Die API ist gerade abgeschaltet."),
    });
  }
  // Whoever has no key learns nothing of it.
  expect((await get("/api/v1/tenders")).statusCode).toBe(401);
  await switchOn();
  const { statusCode, headers: told } = await get("/api/v1/tenders", headers);
  expect(statusCode).toBe(200);
  expect(told["ratelimit"]).toContain(`r=${apiKeyLimits.callsPerMinute - 1};`);
});

test("more keys of an agency are no way around its limit, and other agencies keep theirs", async () => {
  const { other, enterprise } = world.agencies;
  const url = `/api/v1/tenders/${slug}`;
  await get(url, await keyOf(other));
  const limit = apiKeyLimits.callsOfAgencyPerMinute;
  await sql`update rate_limit set count = ${limit} where key like 'api-agency:%'`.execute(
    world.database.owner.db,
  );
  const refused = await get(url, await keyOf(other));
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["ratelimit-policy"]).toBe(`"agency";q=${limit};w=60`);
  expect((await get(url, await keyOf(enterprise))).statusCode).toBe(200);
});

test("nothing is kept by whoever stands between, and no method but reading is taken", async () => {
  const headers = await keyOf();
  expect((await get("/api/v1/pipeline", headers)).headers["cache-control"]).toBe("no-store");
  for (const method of ["POST", "PUT", "PATCH", "DELETE"] as const) {
    const answer = await app.inject({ method, url: "/api/v1/pipeline", headers });
    expect(answer.statusCode).toBe(405);
  }
});

test("the page for people names every call and runs no script", async () => {
  const page = await get("/api/v1/docs");
  for (const [, { path }] of operations) {
    expect(page.body).toContain(path.replaceAll(/:(\w+)/g, "{$1}"));
  }
  expect(page.body).not.toMatch(/<script|<style|style="/);
  expect(page.body).toContain('href="/app/verbindungen"');
});

describe("what keys read", () => {
  let small: FastifyInstance;
  beforeAll(async () => {
    small = await createApi({
      context: testContext(world.database),
      search: world.search,
      log: pino({ level: "silent" }),
      maxEventLoopDelayMs: 600_000,
      // Twelve tenders an hour for a key, 36 for all keys of an agency
      readingFactor: 0.001,
    });
  });
  afterAll(() => small.close());
  const read = (headers: Record<string, string>) =>
    small.inject({ url: `/api/v1/tenders/${slug}`, headers });
  const isRefusedTool = async (headers: Record<string, string>) => {
    const { body } = await small.inject({
      method: "POST",
      url: "/mcp",
      headers: { ...headers, accept: "application/json, text/event-stream" },
      payload: {
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "get_tender", arguments: { slug } },
      },
    });
    return body.includes("rate_limited");
  };

  test("ends at the budget of a key, by the API or by MCP, and then at that of all keys, and takes the people nothing", async () => {
    const { other } = world.agencies;
    const keys = [await keyOf(other), await keyOf(other), await keyOf(other), await keyOf(other)];
    const [first, second, third, fourth] = keys as [Key, Key, Key, Key];
    const missing = { url: "/api/v1/tenders/gibt-es-nicht", headers: first };
    expect((await small.inject(missing)).statusCode).toBe(404);
    for (let count = 0; count < 11; count += 1) expect((await read(first)).statusCode).toBe(200);
    expect(await isRefusedTool(first)).toBe(false);
    const refused = await read(first);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({
      error: "rate_limited",
      details: { reading: "tenders" },
    });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
    expect(await isRefusedTool(first)).toBe(true);
    for (const key of [second, third]) {
      for (let count = 0; count < 12; count += 1) expect((await read(key)).statusCode).toBe(200);
    }
    expect((await read(fourth)).statusCode).toBe(429);
    const headers = await signedIn(testContext(world.database), other.owner);
    expect((await small.inject({ url: `/api/tenders/${slug}`, headers })).statusCode).toBe(200);
    expect((await read(await keyOf(world.agencies.enterprise))).statusCode).toBe(200);
  });
});

type Key = Awaited<ReturnType<typeof keyOf>>;
