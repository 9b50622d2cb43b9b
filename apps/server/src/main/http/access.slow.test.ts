import { randomUUID } from "node:crypto";
import { errorResponse } from "@tc/contract";
import { endpoints } from "@tc/contract/endpoints";
import type { Access, Endpoint } from "@tc/contract";
import type { ErrorCode } from "@tc/domain";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SearchReplica } from "../../features/search/index.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { callerNames, makeAccessWorld, testGates } from "../../testing/people/access-world.ts";
import type { AccessWorld, Belongings, CallerName } from "../../testing/people/access-world.ts";
import { endpointExamples, fillPath } from "../../testing/endpoint-examples.ts";
import type { EndpointName } from "../../testing/endpoint-examples.ts";
import { listTenantTables } from "../../testing/database/tenant-tables.ts";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { createApi } from "./api.ts";

const log = pino({ level: "silent" });
const missingId = "00000000-0000-4000-8000-000000000000";
const registry = Object.entries(endpoints) as [EndpointName, Endpoint][];

let database: TestDatabase;
let search: SearchReplica;
let app: FastifyInstance;
let ctx: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  search = new SearchReplica({ db: database.db, log, snapshotFile: undefined });
  await search.open();
  // Sessions live by the database's clock.
  ctx = testContext(database, { now: () => new Date(), ports: { gates: testGates } });
  // The machine that runs the tests may be busy; that is not what they are about.
  app = await createApi({ context: ctx, search, log, maxEventLoopDelayMs: 600_000 });
});
afterAll(async () => {
  await app.close();
  await search.close();
  await database.drop();
});

interface Call {
  readonly headers?: Readonly<Record<string, string>>;
  /** For the parameter in the path */
  readonly id?: string;
  readonly body?: Record<string, unknown> | Buffer | undefined;
}

async function call(endpoint: Endpoint, { headers = {}, id = missingId, body }: Call) {
  const { method, path } = endpoint;
  const name = registry.find(([, other]) => other === endpoint)?.[0];
  const query = name && endpointExamples[name]?.query;
  const answer = await app.inject({
    method,
    url: fillPath(path, encodeURIComponent(id), query),
    // The same for all, so that answers can be compared byte by byte.
    headers: { ...headers, "x-request-id": "the-same-for-all" },
    ...(body && { payload: body }),
  });
  const error = answer.statusCode < 400 ? undefined : errorResponse.parse(answer.json()).error;
  return {
    error,
    status: answer.statusCode,
    bytes: answer.body,
    cookies: answer.headers["set-cookie"],
  };
}

const exampleBody = (name: EndpointName, world: AccessWorld) =>
  endpointExamples[name]?.body?.(world);

/** What a caller meets at the door; undefined: is let in. */
function refusalAt(access: Access, caller: CallerName): ErrorCode | undefined {
  if (access === "public" || access === "anyone") return undefined;
  if (caller === "anonymous") return "unauthenticated";
  if (access === "user") return undefined;
  if (access === "admin") {
    if (caller === "admin, unlocked") return undefined;
    return caller === "admin, locked" ? "admin_locked" : "not_found";
  }
  const isInsider = /^(?:member|owner) of [AB]$/.test(caller);
  if (!isInsider) return "no_agency";
  return access === "owner" && caller.startsWith("member") ? "forbidden" : undefined;
}

/** What nobody may hear who was let in. */
const doorCodes: Readonly<Record<Access, readonly ErrorCode[]>> = {
  // Some say themselves that a begun sign-in is missing.
  public: ["no_agency", "forbidden", "admin_locked"],
  anyone: ["unauthenticated", "no_agency", "forbidden", "admin_locked"],
  user: ["unauthenticated", "forbidden", "admin_locked"],
  agency: ["unauthenticated", "no_agency", "forbidden", "admin_locked"],
  owner: ["unauthenticated", "no_agency", "forbidden", "admin_locked"],
  admin: ["unauthenticated", "no_agency", "forbidden", "admin_locked"],
};

test("every endpoint with a body has an example that fits", async () => {
  const world = await makeAccessWorld(ctx);
  for (const [name, { body }] of registry) {
    if (body) expect(body.safeParse(exampleBody(name, world)).error, name).toBeUndefined();
  }
});

test("every id in a path is an agency's or of published data", () => {
  const withoutOwner = registry
    .filter(([name, { params }]) => params && !endpointExamples[name]?.ownId)
    .map(([name]) => name);
  const published = [
    "getTender",
    "getTenderAssessment",
    "markTender",
    "unmarkTender",
    "getSupplier",
    "getBuyer",
    "getBuyerDossier",
    "getTenderClocks",
    "createMilestone",
    "setClockEvent",
    "getTenderCalendar",
    "readCalendarFeed",
    "listDocuments",
    "fetchDocuments",
    "uploadDocument",
    "getExtract",
    "askDocuments",
    "getTenderCheck",
    "startTenderCheck",
    "saveBidDecision",
    "deleteBidDecision",
    "saveCalculation",
    "weighFactors",
    "printTenderCheck",
    "getBidFolder",
    "markWantedPaper",
    "markQuestion",
    "noteQuestion",
    "chooseReferences",
    "printReferenceSheets",
    "printCompanySheet",
    "listShares",
    "createShare",
    "getSummary",
    "reportStatement",
    "withdrawReport",
    "getWatch",
    "watchTender",
    "writeWatchNote",
    "assignWatch",
    "setRegistration",
    "getRejectedNotice",
  ];
  expect(withoutOwner).toEqual(published);
});

/** Its own for a call that changes something; calls that only read share one. */
let readersWorld: Promise<AccessWorld> | undefined;
const worldFor = ({ method }: Endpoint): Promise<AccessWorld> =>
  method === "GET" ? (readersWorld ??= makeAccessWorld(ctx)) : makeAccessWorld(ctx);

describe("the door of", () => {
  test.each(registry)("%s opens for its callers and nobody else", async (name, endpoint) => {
    const world = await worldFor(endpoint);
    const id = endpointExamples[name]?.ownId?.(world.a) ?? missingId;
    const body = exampleBody(name, world);
    // Those who are turned away first: what the others do may end sessions and empty seats.
    const callers = callerNames.toSorted(
      (first, other) =>
        Number(refusalAt(endpoint.access, first) === undefined) -
        Number(refusalAt(endpoint.access, other) === undefined),
    );
    const before = await rowsOf(world);
    let isUntouched = true;
    for (const caller of callers) {
      const headers = world.headers[caller];
      const refusal = refusalAt(endpoint.access, caller);
      // Public calls are the same for all, and counted.
      if (endpoint.access === "public" && caller !== "anonymous") continue;
      if (refusal === undefined && isUntouched) {
        expect(await rowsOf(world), "changed by somebody who was refused").toEqual(before);
        isUntouched = false;
      }
      const { error } = await call(endpoint, { headers, id, body });
      if (refusal === undefined) expect(doorCodes[endpoint.access], caller).not.toContain(error);
      else expect(error, caller).toBe(refusal);
    }
  });

  test.each(registry.filter(([, { access }]) => access !== "public" && access !== "anyone"))(
    "%s is decided before the input is looked at",
    async (_name, endpoint) => {
      for (const id of ["%00", "x".repeat(450), "'; drop table member; --"]) {
        const { error } = await call(endpoint, { id, body: { unexpected: true } });
        expect(error).toBe("unauthenticated");
      }
    },
  );
});

describe("an id of another agency", () => {
  const owned = registry.filter(([name]) => endpointExamples[name]?.ownId);
  const claimed = registry.filter(([name]) => endpointExamples[name]?.bodyId);

  // Admins work across agencies; for everybody else the ids of B do not exist in A.
  test.each(owned.filter(([, { access }]) => access !== "admin"))(
    "in the path of %s is answered like a missing one, byte by byte, and changes nothing",
    async (name, endpoint) => {
      const world = await worldFor(endpoint);
      const ownId = endpointExamples[name]?.ownId ?? (() => missingId);
      const ask = (id: string) =>
        call(endpoint, {
          headers: world.headers["owner of A"],
          id,
          body: exampleBody(name, world),
        });
      const before = await rowsOf(world, world.b);
      const foreign = await ask(ownId(world.b));
      const missing = await ask(randomUUID());
      expect(foreign).toEqual(missing);
      if (endpoint.method !== "GET") expect(foreign.error).toBe("not_found");
      expect(await rowsOf(world, world.b)).toEqual(before);
      expect((await ask("no-uuid")).error).toBe("bad_request");
      // Last: some end the caller's own session.
      expect((await ask(ownId(world.a))).error).toBeUndefined();
    },
  );

  test.each(claimed)(
    "in the body of %s is answered like a missing one, byte by byte, and changes nothing",
    async (name, endpoint) => {
      const world = await makeAccessWorld(ctx);
      // Asked by another agency: a second call of the same person may come too soon.
      const same = await makeAccessWorld(ctx);
      const { field, of } = endpointExamples[name]?.bodyId ?? { field: "", of: () => missingId };
      const ask = (asking: AccessWorld, id: string) =>
        call(endpoint, {
          headers: asking.headers["owner of A"],
          // None of them takes a file.
          body: { ...(exampleBody(name, asking) as Record<string, unknown>), [field]: id },
        });
      const before = await rowsOf(world, world.b);
      expect(await ask(world, of(world.b))).toEqual(await ask(same, randomUUID()));
      expect(await rowsOf(world, world.b)).toEqual(before);
    },
  );
});

describe("a page of another site", () => {
  // One for all: a call that changes anything fails its test.
  let world: AccessWorld;
  beforeAll(async () => {
    world = await makeAccessWorld(ctx);
  });
  test.each(registry.filter(([, { method }]) => method !== "GET"))(
    "cannot make a signed-in browser call %s",
    async (name, endpoint) => {
      const before = await rowsOf(world);
      const body = exampleBody(name, world);
      const id = endpointExamples[name]?.ownId?.(world.a) ?? missingId;
      for (const origin of [
        { origin: "https://evil.example" },
        { origin: "null" },
        { "sec-fetch-site": "cross-site", origin: "http://localhost:80" },
        { "sec-fetch-site": "same-site" },
      ]) {
        for (const caller of ["owner of A", "admin, unlocked"] as const) {
          const headers = { ...world.headers[caller], host: "localhost:80", ...origin };
          expect((await call(endpoint, { headers, id, body })).error).toBe("cross_site");
        }
      }
      expect(await rowsOf(world)).toEqual(before);
    },
  );
});

let tenantTables: ReturnType<typeof listTenantTables> | undefined;

/** Everything that belongs to the agencies of a world, or to one of them, and their people's accounts. */
async function rowsOf(world: AccessWorld, only?: Belongings): Promise<unknown> {
  const agencies = (only ? [only] : [world.a, world.b]).map(({ made }) => made.agencyId);
  const tables = await (tenantTables ??= listTenantTables(database.db));
  const rows = tables.map(
    ({ name, key }) => sql`
      select ${sql.lit(name)} as name, to_jsonb(t) as row from ${sql.table(name)} t
      where ${sql.ref(key)} = any (${agencies})`,
  );
  return asOperator(ctx, async (t) => {
    const all = await sql`
      select * from (${sql.join(rows, sql` union all `)}) as every order by name, row`.execute(
      t.db,
    );
    const accounts = await sql`
      select u.id, u.email, u.name, u.second_factor_since, u.password_hash,
        (select count(*) from session s where s.user_id = u.id) as sessions
      from user_account u
      where u.id in (select user_id from member where agency_id = any (${agencies})) order by u.id`.execute(
      t.db,
    );
    return { rows: all.rows, accounts: accounts.rows };
  });
}
