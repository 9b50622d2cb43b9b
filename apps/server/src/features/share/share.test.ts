import {
  createShare as createEndpoint,
  openShare as openEndpoint,
  profileData,
} from "@tc/contract";
import { AppError, retentionClasses, shareLimits } from "@tc/domain";
import type { SharedPart, Tier } from "@tc/domain";
import { sql } from "kysely";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/context.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import {
  openId,
  openTender,
  saveTender,
  trainedTemplate,
} from "../../testing/tenders/scoring-world.ts";
import { createJudges } from "../assessment/index.ts";
import { createShare } from "./create-share.ts";
import { listShares } from "./list-shares.ts";
import { isValidShare, openShare } from "./open-share.ts";
import { revokeShare } from "./revoke-share.ts";
import { moveShares } from "./share.operator.store.ts";
import { sweepShares } from "./sweep-shares.ts";

let database: TestDatabase;
let agency: MadeAgency;
const slug = `t-${openId(0)}`;
const capped = openId(7);
const judges = createJudges();
const missing = new AppError("not_found");
const day = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(testNow.getTime() + days * day);

beforeAll(async () => {
  database = await createTestDatabase(trainedTemplate({ awarded: 60, open: 3 }));
  const estimated = { cents: 30_000_000, currency: "EUR" };
  const { lots, ...tender } = openTender(0);
  await saveTender(database, capped, 0, {
    ...tender,
    values: { estimated },
    lots: lots.map((lot) => ({ ...lot, bindingDays: 60 })),
  });
});
beforeEach(async () => {
  await sql`truncate rate_limit`.execute(database.owner.db);
  agency = await makeBidder("premium");
});
afterAll(() => database.drop());

async function makeBidder(tier: Tier | null): Promise<MadeAgency> {
  const made = await makeAgency(database, { tier });
  const data = profileData.parse({
    companyName: "Nordlicht",
    contactPerson: "Erika",
    address: { city: "Kiel" },
    focus: "Kampagnen für Nachwuchs",
    agencySectors: ["advertising"],
    isNationwide: true,
    languages: ["DEU"],
  });
  await sql`update profile set data = ${JSON.stringify(data)}::jsonb where agency_id = ${made.agencyId}`.execute(
    database.owner.db,
  );
  return made;
}

const as = ({ actor }: MadeAgency = agency, now = testNow) => testContext(database, { actor, now });
const visitor = (now = testNow, userAgent = "Mozilla/5.0 Firefox/140.0") => ({
  ...testContext(database, { actor: { kind: "visitor" }, now }),
  client: { headers: { "user-agent": userAgent }, ip: "203.0.113.7" },
});
interface Wish {
  readonly made?: MadeAgency;
  readonly parts?: SharedPart[];
  readonly note?: string;
  readonly days?: number;
  readonly of?: string;
}
async function share({ made = agency, parts = [], note, days = 14, of = slug }: Wish = {}) {
  const input = { slug: of, parts, days, ...(note !== undefined && { note }) };
  const { share: made_, url } = createEndpoint.response.parse(
    await createShare(as(made), judges, input),
  );
  return { id: made_.id, shareId: url.split("/").at(-1) ?? "", url };
}
const open = async (shareId: string, ctx: Parameters<typeof openShare>[0] = visitor()) =>
  openEndpoint.response.parse(await openShare(ctx, { shareId }));

test("whoever has the address sees who shared, until when, and the published facts alone", async () => {
  const { shareId, url } = await share();
  expect(url).toMatch(/\/shared\/[\w-]{43}$/);
  const shown = await open(shareId);
  expect(shown).toMatchObject({
    sharedBy: { name: "Erika Muster" },
    expiresAt: "2026-12-05T22:59:59.000Z",
    state: "open",
    isLocked: false,
    parts: {},
  });
  expect(shown.tender.title).toBe(openTender(0).title);
  expect(shown.tender.results).toEqual([]);
  expect(JSON.stringify(shown)).not.toMatch(/email|phone/);
});

test("published days come as a calendar that leads back to the link, with how long offers bind", async () => {
  const { shareId, url } = await share({ of: `t-${capped}` });
  const { binding, calendar } = await open(shareId);
  expect(binding).toEqual([{ at: "2027-02-18T22:59:59.000Z" }]);
  const unfolded = calendar?.replaceAll("\r\n ", "") ?? "";
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(unfolded).toContain("DTSTART:20261220T110000Z");
  expect(unfolded).toContain(`URL:${url}`);
  expect(unfolded).not.toContain("/app/");
});

test.each([
  ["in the evening", "2026-11-24T22:30:00Z", 1, "2026-11-25T22:59:59.000Z"],
  ["after midnight", "2026-11-24T23:30:00Z", 1, "2026-11-26T22:59:59.000Z"],
  ["before summer time", "2027-03-27T23:30:00Z", 1, "2027-03-29T21:59:59.000Z"],
  ["into the first day of summer time", "2027-03-14T12:00:00Z", 14, "2027-03-28T21:59:59.000Z"],
  ["into the first day of winter time", "2026-10-17T22:30:00Z", 7, "2026-10-25T22:59:59.000Z"],
  ["over winter time as long as possible", "2026-08-01T22:30:00Z", 90, "2026-10-31T22:59:59.000Z"],
])("a link made %s is valid to the end of its last day", async (_, now, days, expiresAt) => {
  const ctx = as(agency, new Date(now));
  const { share: made } = await createShare(ctx, judges, { slug, parts: [], days });
  expect(made.expiresAt).toBe(expiresAt);
});

test("the address is stored nowhere", async () => {
  const { shareId } = await share({ parts: ["note"], note: "Bitte ansehen" });
  const { rows } = await sql<{ row: string }>`select share::text as row from share`.execute(
    database.owner.db,
  );
  expect(rows.some(({ row }) => row.includes(shareId))).toBe(false);
});

test("fit, chances and note are shown each by choice, as they were when the link was made", async () => {
  const note = "Typo3 ist gesetzt.";
  const { shareId } = await share({ parts: ["fit", "chances", "note"], note });
  const { parts } = await open(shareId);
  expect(parts.fit?.parts).toHaveLength(5);
  expect(parts.chances?.lowPercent).toBeLessThanOrEqual(parts.chances?.percent ?? 0);
  expect(parts.note).toEqual({ text: note, byName: "Erika Muster" });
  expect(JSON.stringify(parts)).not.toMatch(/evidence|winner|incumbent|offers|budget|cents/i);
  for (const part of ["fit", "chances"] as const) {
    const { parts: shown } = await open((await share({ parts: [part] })).shareId);
    expect(Object.keys(shown)).toEqual([part]);
  }
});

test("numbers that the plan does not open cannot be shared, and go when the plan goes", async () => {
  const basis = await makeBidder("basis");
  const none = await makeBidder(null);
  const refused = { code: "plan_required" };
  await expect(share({ made: basis, parts: ["chances"] })).rejects.toMatchObject(refused);
  await expect(share({ made: none, parts: ["fit"] })).rejects.toMatchObject(refused);
  expect((await open((await share({ made: none })).shareId)).parts).toEqual({});
  const { shareId } = await share({ made: basis, parts: ["fit", "note"], note: "Seht her" });
  expect((await open(shareId)).parts).toHaveProperty("fit");
  await sql`update agency set tier = null where id = ${basis.agencyId}`.execute(database.owner.db);
  expect(Object.keys((await open(shareId)).parts)).toEqual(["note"]);
});

test("a tender above the agency's volume cap keeps title, buyer, deadlines and link, also when the plan changed later", async () => {
  const { shareId } = await share({ of: `t-${capped}`, parts: ["note"], note: "Intern" });
  expect(await open(shareId)).toMatchObject({ isLocked: false, parts: { note: {} } });
  await sql`update agency set tier = 'basis' where id = ${agency.agencyId}`.execute(
    database.owner.db,
  );
  const locked = await open(shareId);
  expect(locked).toMatchObject({ isLocked: true, brief: [], binding: [], parts: {} });
  expect(locked.tender).toMatchObject({ values: {}, cpv: [], changes: [] });
  expect(locked.tender.lots.every(({ awardCriteria }) => awardCriteria.length === 0)).toBe(true);
});

describe("a link that is not valid", () => {
  /** All that ends a link, each on a link of its own */
  async function invalid(): Promise<Record<string, [string, Date]>> {
    const other = await makeBidder("basis");
    const leaving = await makeBidder("basis");
    const revoked = await share();
    await revokeShare(as(), { id: revoked.id });
    const links: Record<string, [string, Date]> = {
      unknown: ["x".repeat(43), testNow],
      malformed: ["../%00", testNow],
      expired: [(await share({ days: 1 })).shareId, later(2)],
      revoked: [revoked.shareId, testNow],
      "of a deleted agency": [(await share({ made: other })).shareId, testNow],
      "of an agency that asked for deletion": [(await share({ made: leaving })).shareId, testNow],
    };
    const { db } = database.owner;
    await sql`delete from agency where id = ${other.agencyId}`.execute(db);
    await sql`update agency set deletion_due_at = ${later(3)} where id = ${leaving.agencyId}`.execute(
      db,
    );
    return links;
  }

  test("is answered alike, whatever ended it, and takes the same statements", async () => {
    const seen = new Map<string, { error: unknown; statements: string[]; isValid: boolean }>();
    for (const [name, [shareId, now]] of Object.entries(await invalid())) {
      const statements: string[] = [];
      const counting: KyselyPlugin = {
        transformQuery: ({ node }) => (statements.push(node.kind), node),
        transformResult: async ({ result }) => result,
      };
      const ctx = { ...visitor(now), db: database.db.withPlugin(counting) };
      const error: unknown = await openShare(ctx, { shareId }).catch((thrown: unknown) => thrown);
      seen.set(name, { error, statements, isValid: await isValidShare(visitor(now), shareId) });
    }
    const [first, ...others] = seen.values();
    expect(first).toMatchObject({ error: missing, isValid: false });
    expect(first?.statements.length).toBeGreaterThan(1);
    for (const other of others) expect(other).toEqual(first);
  });

  test("counts no opening", async () => {
    const { id, shareId } = await share();
    await revokeShare(as(), { id });
    await expect(open(shareId)).rejects.toEqual(missing);
    const { rows } = await sql`select from share_opening where share_id = ${id}`.execute(
      database.owner.db,
    );
    expect(rows).toEqual([]);
  });
});

describe("openings", () => {
  test("are counted with time and family of browsers, those of members are not", async () => {
    const { shareId } = await share({ parts: ["note"], note: "Hallo" });
    await open(shareId);
    await open(shareId, visitor(later(1), "Mozilla/5.0 Chrome/140.0 Safari/537.36 Edg/140.0"));
    await open(shareId, as(agency, later(2)));
    const { shares } = await listShares(as(), { slug });
    expect(shares).toMatchObject([
      {
        parts: ["note"],
        createdBy: "Erika Muster",
        openCount: 2,
        lastOpenedAt: later(1).toISOString(),
        openings: [{ client: "Edge" }, { client: "Firefox" }],
      },
    ]);
    const { rows } = await sql<{
      row: string;
    }>`select share_opening::text as row from share_opening`.execute(database.owner.db);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });

  test("are not made by asking whether a link is valid, as mail scanners do", async () => {
    const { shareId } = await share();
    expect(await isValidShare(visitor(), shareId)).toBe(true);
    expect((await listShares(as(), { slug })).shares).toMatchObject([{ openCount: 0 }]);
  });

  test("are kept one by one up to a limit, and counted beyond it", async () => {
    const { id, shareId } = await share();
    await sql`
      insert into share_opening (agency_id, share_id, opened_at, client)
      select ${agency.agencyId}, ${id}, ${testNow}, 'Safari' from generate_series(1, ${shareLimits.keptOpenings})`.execute(
      database.owner.db,
    );
    await open(shareId);
    const [shown] = (await listShares(as(), { slug })).shares;
    expect(shown?.openings).toHaveLength(shareLimits.keptOpenings);
    expect(shown?.openings[0]?.client).toBe("Firefox");
  });
});

test("links of another agency are neither listed nor revoked", async () => {
  const other = await makeBidder("premium");
  const { id, shareId } = await share();
  expect((await listShares(as(other), { slug })).shares).toEqual([]);
  await expect(revokeShare(as(other), { id })).rejects.toEqual(missing);
  expect(await open(shareId)).toBeDefined();
});

test("a note belongs to the part of that name, and a tender has a limit of valid links", async () => {
  await expect(share({ note: "ohne Teil" })).rejects.toMatchObject({ code: "bad_request" });
  await expect(share({ parts: ["note"] })).rejects.toMatchObject({ code: "bad_request" });
  for (let n = 0; n < shareLimits.validPerTender; n++) await share();
  await expect(share()).rejects.toMatchObject({ code: "bad_request" });
  const [newest] = (await listShares(as(), { slug })).shares;
  await revokeShare(as(), { id: newest?.id ?? "" });
  await expect(share()).resolves.toBeDefined();
});

test.each([0, shareLimits.maxDays + 1, 1.5])("no link is valid for %d days", (days) => {
  expect(createEndpoint.body?.safeParse({ parts: [], days }).success).toBe(false);
});

test("a link goes on with the tender that a merger makes of its tender", async () => {
  const { shareId } = await share();
  const tenderId = openId(1);
  await inTransaction(as(), (t) => moveShares(t, [{ old_id: openId(0), tender_id: tenderId }]));
  expect((await open(shareId)).tender.title).toBe(openTender(1).title);
  await inTransaction(as(), (t) => moveShares(t, [{ old_id: tenderId, tender_id: openId(0) }]));
});

test("a link is deleted some time after its end, with its openings", async () => {
  const { id, shareId } = await share({ days: 1 });
  await open(shareId);
  const count = async () => {
    const { rows } = await sql`select from share where id = ${id}`.execute(database.owner.db);
    return rows.length;
  };
  await sweepShares(as(agency, later(1 + retentionClasses.shares.amount - 1)));
  expect(await count()).toBe(1);
  await sweepShares(as(agency, later(1 + retentionClasses.shares.amount + 1)));
  expect(await count()).toBe(0);
});
