import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { signInNetworkLimit } from "../../features/account/account.limits.ts";
import { createApiKey } from "../../features/api-keys/create-api-key.ts";
import { callsOfAgency } from "../../features/public-api/public-api.limits.ts";
import { registrationTryLimit } from "../../features/registration/registration.limits.ts";
import {
  agencyKeyLimit,
  agencyLimit,
  connectionShare,
  sessionLimit,
  signInLimit,
  visitorLimit,
} from "../../platform/admission/admission.limits.ts";
import type { RateLimit } from "../../platform/http/rate-limit.ts";
import { calls, countStatuses, openAttackWorld } from "../../testing/attack-world.ts";
import type { Bystanders, Visitor } from "../../testing/attack-world.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";

// The attacker's requests wait for a row that the test holds, and nothing ends by time: so they keep whatever they were
// given until everybody else has been answered, however busy the machine is.
const noTimeLimits = { acquireTimeoutMs: 0, statementTimeoutMs: 0, lockTimeoutMs: 0 };
vi.setConfig({ testTimeout: 120_000 });

let database: TestDatabase;
let world: Awaited<ReturnType<typeof openAttackWorld>>;
beforeAll(async () => {
  database = await createTestDatabase();
  world = await openAttackWorld(database, noTimeLimits);
});
afterAll(async () => {
  await world.close();
  await database.drop();
});

/** How often each of the others asks while the attack stands. */
const times = 10;

async function askAll(others: Bystanders) {
  const entries = Object.entries(others).map(async ([name, next]) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n++) statuses.push(await next(n));
    return [name, countStatuses(statuses)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const untouched = Object.fromEntries(
  ["list", "mark", "detail", "session", "visitor", "signIn", "readyz"].map((name) => [
    name,
    { 200: times },
  ]),
);

/** Connections of the API that wait for what the test holds. */
async function countHeldUp(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and application_name like 'tenderchances %'
      and wait_event_type = 'Lock'`.execute(database.owner.db);
  return rows.length;
}

interface Attack {
  readonly requests: number;
  next(n: number): Promise<number>;
  /** A statement that locks what each of the attacker's requests needs. */
  readonly hold: { readonly text: string; readonly values?: string[] };
  /** How many connections the attacker may hold. */
  readonly connections: number;
}

/** What the attacker and the others were answered, the others while all that was let in of the attack stood. */
async function underAttack({ requests, next, hold, connections }: Attack, others: Bystanders) {
  const holder = await database.owner.pool.connect();
  try {
    await holder.query("begin");
    await holder.query(hold);
    const attack = Promise.all(Array.from({ length: requests }, (_, n) => next(n)));
    await expect.poll(countHeldUp, { timeout: 60_000 }).toBe(connections);
    const answered = await askAll(others);
    expect(await countHeldUp()).toBe(connections);
    await holder.query("rollback");
    return { attacker: countStatuses(await attack), others: answered };
  } finally {
    // Where something went wrong, the attacker's requests must not keep the server from closing.
    holder.release(true);
  }
}

/** The row that every mark of the agency writes in the end. */
const marksOf = ({ agencyId }: MadeAgency) => ({
  text: "insert into scoring_state (agency_id, profile_version, model_version, scored_at) values ($1, 0, 0, now())",
  values: [agencyId],
});

/** The row in which a network's tries are counted; it is there after the first one. */
const triesOf = ({ name }: RateLimit, network: string) => ({
  text: "select from rate_limit where key = $1 for update",
  values: [`${name}:${createHash("sha256").update(network).digest("base64url")}`],
});

/** Fifty sessions of an agency's two members, each in a network of its own. */
async function manySessions({ agencyId, owner }: MadeAgency): Promise<(n: number) => Visitor> {
  const member = await makeMember(database, agencyId);
  const sessions: Visitor[] = [];
  for (let n = 0; n < 50; n++) {
    sessions.push(await world.signIn(n % 2 === 0 ? owner : member, `203.0.${n}.77`));
  }
  return (n) => sessions[n % sessions.length] ?? { ip: "" };
}

async function manyKeys({ actor, owner }: MadeAgency): Promise<readonly { key: string }[]> {
  const ctx = testContext(database, { actor, now: () => new Date() });
  const keys: { key: string }[] = [];
  for (let n = 0; n < 8; n++) {
    const wish = { name: `${n}`, scopes: ["tenders:read" as const], days: 30 as const };
    keys.push(await createApiKey(ctx, { ...wish, currentPassword: owner.password }));
  }
  return keys;
}

test("everybody is answered where nobody attacks", async () => {
  expect(await askAll(await world.bystanders("198.51.100.7"))).toEqual(untouched);
});

test.each([
  ["another network", "198.51.100.7"],
  ["the same network", "203.0.113.80"],
])(
  "300 concurrent marks of one member leave everybody else alone: an agency in %s",
  async (_where, agencyIp) => {
    const agency = await makeAgency(database);
    const member = await world.signIn(agency.owner, "203.0.113.77");
    const attack = {
      requests: 300,
      next: (n: number) => world.ask(member, calls.mark(n)),
      hold: marksOf(agency),
      connections: sessionLimit.atOnce,
    };
    const { attacker, others } = await underAttack(attack, await world.bystanders(agencyIp));
    expect(others).toEqual(untouched);
    expect(Object.keys(attacker)).toEqual(["200", "429"]);
  },
);

test("300 concurrent marks from 50 sessions of one agency leave everybody else alone", async () => {
  const agency = await makeAgency(database);
  const session = await manySessions(agency);
  const attack = {
    requests: 300,
    next: (n: number) => world.ask(session(n), calls.mark(n)),
    hold: marksOf(agency),
    connections: agencyLimit.atOnce,
  };
  const { attacker, others } = await underAttack(attack, await world.bystanders("198.51.100.7"));
  expect(others).toEqual(untouched);
  expect(Object.keys(attacker)).toEqual(["200", "429"]);
});

test("300 concurrent calls with eight keys of one agency leave everybody else alone, its own members too", async () => {
  const agency = await makeAgency(database, { tier: "enterprise" });
  const keys = await manyKeys(agency);
  const path = calls.detail(0).path.replace("/api/", "/api/v1/");
  const next = (n: number) =>
    world.ask({ ip: `192.0.2.${n % 250}`, ...keys[n % keys.length] }, { path });
  expect(await next(0)).toBe(200);
  const attack = {
    requests: 300,
    next,
    hold: triesOf(callsOfAgency, agency.agencyId),
    connections: agencyKeyLimit.atOnce,
  };
  const member = await world.signIn(agency.owner, "203.0.113.90");
  const { attacker, others } = await underAttack(attack, {
    ...(await world.bystanders("192.0.2.251")),
    colleague: () => world.ask(member, calls.list),
  });
  expect(others).toEqual({ ...untouched, colleague: { 200: times } });
  expect(Object.keys(attacker)).toEqual(["200", "429"]);
});

test("600 calls with invented keys leave everybody else alone", async () => {
  const others = await world.bystanders("198.51.100.7");
  const key = () => `tck_${randomBytes(32).toString("base64url")}`;
  const invented = Promise.all(
    Array.from({ length: 600 }, (_, n) =>
      world.ask({ ip: `192.0.2.${n % 250}`, key: key() }, { path: "/api/v1/tenders" }),
    ),
  );
  expect(await askAll(others)).toEqual(untouched);
  expect(["401", "429"]).toEqual(
    expect.arrayContaining(Object.keys(countStatuses(await invented))),
  );
});

test("requests that run many statements side by side leave everybody else their connections", async () => {
  const session = await manySessions(await makeAgency(database));
  const attack = {
    requests: 300,
    next: (n: number) => world.ask(session(n), calls.buyer),
    // Two statements of each request read this table, and nothing that the others ask does.
    hold: { text: "lock table award in access exclusive mode" },
    connections: connectionShare(world.pools.verbs.pool.options.max),
  };
  const { attacker, others } = await underAttack(attack, await world.bystanders("198.51.100.7"));
  expect(others).toEqual(untouched);
  expect(["200", "429"]).toEqual(expect.arrayContaining(Object.keys(attacker)));
});

test("600 anonymous registrations from one network leave everybody else alone, its signed-in users too", async () => {
  const next = (n: number) => world.ask({ ip: `192.0.2.${n % 250}` }, calls.registration());
  expect(await next(0)).toBe(200);
  const attack = {
    requests: 600,
    next,
    hold: triesOf(registrationTryLimit, "192.0.2.0/24"),
    connections: visitorLimit.atOnce,
  };
  const { attacker, others } = await underAttack(attack, await world.bystanders("192.0.2.251"));
  expect(others).toEqual(untouched);
  expect(Object.keys(attacker)).toEqual(["200", "429"]);
});

test("300 sign-ins from one network keep nobody else from signing in", async () => {
  const next = (n: number) =>
    world.ask({ ip: "192.0.2.7" }, calls.signIn(`nobody-${n}@nirgends.example`, "falsch-geraten"));
  expect(await next(0)).toBe(401);
  const attack = {
    requests: 300,
    next,
    hold: triesOf(signInNetworkLimit, "192.0.2.0/24"),
    connections: signInLimit.atOnce,
  };
  const { attacker, others } = await underAttack(attack, await world.bystanders("192.0.2.251"));
  expect(others).toEqual(untouched);
  expect(Object.keys(attacker)).toEqual(["401", "429"]);
});

test("600 requests with invented sessions and 300 of /readyz leave everybody else alone", async () => {
  const others = await world.bystanders("198.51.100.7");
  const cookie = () => `tc_session=${randomBytes(32).toString("base64url")}`;
  const sessions = Promise.all(
    Array.from({ length: 600 }, (_, n) =>
      world.ask({ ip: `192.0.2.${n % 250}`, cookie: cookie() }, calls.list),
    ),
  );
  const ready = Promise.all(
    Array.from({ length: 300 }, () => world.ask({ ip: "192.0.2.9" }, { path: "/readyz" })),
  );
  expect(await askAll(others)).toEqual(untouched);
  expect(["401", "429"]).toEqual(
    expect.arrayContaining(Object.keys(countStatuses(await sessions))),
  );
  expect(countStatuses(await ready)).toEqual({ 200: 300 });
});

test("health, session and sign-in answer while every connection of the verbs is taken", async () => {
  const { session, signIn, readyz } = await world.bystanders("198.51.100.7");
  const { pool } = world.pools.verbs;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  try {
    for (let n = 0; n < times; n++) {
      expect([await session(), await signIn(n), await readyz()]).toEqual([200, 200, 200]);
    }
  } finally {
    for (const connection of taken) connection.release();
  }
});
