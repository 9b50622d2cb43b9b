import fc from "fast-check";
import { markKinds } from "@tc/contract";
import { endpoints } from "@tc/contract/endpoints";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SearchReplica } from "../../features/search/index.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { signedIn } from "../../testing/people/signed-in.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { createApi } from "./api.ts";

const log = pino({ level: "silent" });
/** More of them find more; these few keep the tests quick. */
const runs = Number(process.env["NON_INTERFERENCE_RUNS"] ?? 20);

/** Published: the same for everybody. */
const tenderIds = [testId(1), testId(2)];
const slugs = tenderIds.map((id) => `t-${id}`);

let database: TestDatabase;
let search: SearchReplica;
let app: FastifyInstance;
let ctx: TestContext;
/** The clock stands at the number of the move. */
let second = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTenders(
    database.db,
    tenderIds.map((id) => ({ id, tender: makeTender({ title: "Kampagne" }) })),
  );
  search = new SearchReplica({ db: database.db, log, snapshotFile: undefined });
  await search.open();
  ctx = testContext(database, { now: () => new Date(testNow.getTime() + second * 1_000) });
  app = await createApi({ context: ctx, search, log, maxEventLoopDelayMs: 600_000 });
});
afterAll(async () => {
  await app.close();
  await search.close();
  await database.drop();
});

/** An agency as its owner uses it, with the ids it has seen so far. */
interface Player {
  readonly agencyId: string;
  readonly headers: Record<string, string>;
  readonly memberId: string;
  readonly invitationIds: string[];
  readonly undoIds: string[];
}

const missingId = "00000000-0000-4000-8000-000000000000";
let players = 0;
async function makePlayer(): Promise<Player> {
  const domain = `p${++players}.example`;
  const { agencyId, owner } = await makeAgency(ctx, {
    tier: "enterprise",
    ownerEmail: `owner@${domain}`,
  });
  const member = await makeMember(ctx, agencyId, { email: `member@${domain}` });
  const headers = { ...(await signedIn(ctx, owner)), "x-request-id": "the-same-for-all" };
  return { agencyId, headers, memberId: member.userId, invitationIds: [], undoIds: [] };
}

interface Operation {
  readonly endpoint: keyof typeof endpoints;
  readonly body?: object;
  readonly kind?: string;
  /** Which of the ids at hand the path gets, if it wants one. */
  readonly pick: number;
  /** B only: it names what belongs to A. */
  readonly attacks: boolean;
}

const pick = fc.nat({ max: 3 });
const plain = (endpoint: keyof typeof endpoints) =>
  fc.record({ endpoint: fc.constant(endpoint), pick, attacks: fc.boolean() });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  ...(
    [
      "getAgency",
      "getProfile",
      "getTeam",
      "getOnboarding",
      "getUserStatus",
      "getSetupState",
      "listAuditEvents",
      "listSources",
      "listTenders",
      "cancelDeletion",
      "resendInvitation",
      "revokeInvitation",
      "deactivateMember",
      "reactivateMember",
      "getTenderAssessment",
      "getMarkedTenders",
      "getLearning",
    ] as const
  ).map(plain),
  // Often: only what was marked can be undone.
  {
    weight: 4,
    arbitrary: fc.record({
      endpoint: fc.constantFrom("markTender" as const, "unmarkTender" as const),
      body: fc.record({ reason: fc.constantFrom("region", "volume") }),
      kind: fc.constantFrom(...markKinds),
      pick,
      attacks: fc.constant(false),
    }),
  },
  { weight: 3, arbitrary: plain("undoMark") },
  fc.record({
    endpoint: fc.constant("inviteMember" as const),
    body: fc.record({ email: fc.constantFrom("x@neu.example", "y@neu.example") }),
    pick,
    attacks: fc.constant(false),
  }),
  fc.record({
    endpoint: fc.constant("saveProfile" as const),
    body: fc.record({
      version: fc.integer({ min: 1, max: 4 }),
      changes: fc.record({ focus: fc.constantFrom("Messen", "Filme", "Kampagnen") }),
    }),
    pick,
    attacks: fc.constant(false),
  }),
);

/** What the player sees of it: status and body, with the names that differ from agency to agency replaced. */
async function play(
  player: Player,
  { endpoint, body, kind = "", pick: n, attacks }: Operation,
  victim?: Player,
) {
  const { method, path } = endpoints[endpoint];
  const owner = attacks && victim ? victim : player;
  const ids = endpoint === "undoMark" ? owner.undoIds : owner.invitationIds;
  const parameters: Readonly<Record<string, string | undefined>> = {
    userId: owner.memberId,
    agencyId: owner.agencyId,
    slug: slugs[n % slugs.length],
    kind,
    id: ids[n % Math.max(1, ids.length)],
  };
  const answer = await app.inject({
    method,
    url: path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? missingId),
    headers: player.headers,
    ...(body && method !== "DELETE" && { payload: body }),
  });
  if (endpoint === "inviteMember" && answer.statusCode === 200) {
    player.invitationIds.push(answer.json<{ id: string }>().id);
  }
  if (answer.statusCode === 200 && (endpoint === "markTender" || endpoint === "unmarkTender")) {
    const { undo } = answer.json<{ undo?: string }>();
    if (undo !== undefined) player.undoIds.push(undo);
  }
  return { endpoint, status: answer.statusCode, body: answer.body };
}

/** Names of one agency's own, in the order it met them. */
function withoutNames(seen: readonly object[]): string {
  const names = new Map<string, string>();
  return JSON.stringify(seen)
    .replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      if (!names.has(id)) names.set(id, `id-${names.size}`);
      return names.get(id) ?? "";
    })
    .replaceAll(/p\d+\.example/g, "p.example");
}

test("whatever another agency does or tries, an agency sees what it would see alone", async () => {
  const move = fc.record({ isA: fc.boolean(), operation });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 16 }), async (moves) => {
      const [a, b, alone] = [await makePlayer(), await makePlayer(), await makePlayer()];
      const beside: object[] = [];
      for (const [at, { isA, operation }] of moves.entries()) {
        second = at;
        if (isA) beside.push(await play(a, operation));
        else await play(b, operation, a);
      }
      const byItself: object[] = [];
      for (const [at, { isA, operation }] of moves.entries()) {
        second = at;
        if (isA) byItself.push(await play(alone, operation));
      }
      expect(withoutNames(beside)).toBe(withoutNames(byItself));
    }),
    // Shrinking takes minutes; the seed that is printed does not get lost.
    { numRuns: runs, endOnFailure: true },
  );
});
