import type { Notice } from "@tc/notices";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import {
  StatedNotices,
  statedChange,
  statedNotice,
  statedResult,
} from "../../ingestion/reading/stated-notices.ts";
import { reparse } from "../../ingestion/index.ts";
import { applyRaws } from "../../ingestion/raw/apply-raws.ts";
import { readStoredBatch } from "../../ingestion/raw/batches.ts";
import { storeRaws } from "../../ingestion/raw/store-raws.ts";
import { markTender } from "../../marks/index.ts";
import { watchTender } from "../watching/watch-tender.ts";
import { tellChanges } from "./tell-changes.ts";

const stated = new StatedNotices();
const never = new AbortController().signal;
let database: TestDatabase;
let agency: MadeAgency;
let minutes = 0;
beforeEach(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database, { tier: "enterprise" });
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

const now = () => new Date(Date.parse("2026-03-05T08:00:00Z") + ++minutes * 60_000);
const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) => testContext(database, { actor, now });
const arrive = (...notices: readonly Notice[]) =>
  stated.arrive(testContext(database, { now }), ...notices);
const tell = () => tellChanges(testContext(database, { now }), never);
const call = statedNotice(1, { title: "Website Musterhausen" });
const lotOf = (notice: Notice) => notice.lots[0]!;
const at = (day: string): Partial<Notice> => ({
  lots: [
    {
      ...lotOf(call),
      deadlines: [{ kind: "offer", at: `${day}T10:00:00.000Z`, offset: "+02:00", hasTime: true }],
    },
  ],
});
const earlier = statedChange(2, call, at("2026-03-30"));

async function tenderOf({ noticeId }: { readonly noticeId: string }) {
  return database.db
    .selectFrom("notice")
    .innerJoin("tender", "tender.id", "tender_id")
    .select(["tender.id", "tender.slug"])
    .where("notice_id", "=", noticeId)
    .executeTakeFirstOrThrow();
}
async function watch(made = agency, notice = call) {
  const tender = await tenderOf(notice);
  await watchTender(as(made), { slug: tender.slug, wish: "watched" });
  return tender;
}
const listAll = () =>
  asOperator(as(), ({ db }) => db.selectFrom("notification").selectAll().orderBy("id").execute());

describe("a correction of a tender that an agency follows", () => {
  test("is told to each of its active members once, with old, new and what it breaks", async () => {
    await arrive(call);
    const { id } = await watch();
    const colleague = await makeMember(database, agency.agencyId);
    await makeMember(database, agency.agencyId, { deactivated: true });
    await inAgency(as(), agency.agencyId, ({ db }) =>
      db
        .insertInto("milestone")
        .values({
          agency_id: agency.agencyId,
          tender_id: id,
          name: "Kalkulation fertig",
          due_at: new Date("2026-04-01T10:00:00Z"),
          has_time: true,
          created_at: now(),
        })
        .execute(),
    );
    await arrive(earlier);
    expect(await tell()).toEqual({ changes: 1, notifications: 2 });
    expect(await tell()).toEqual({ changes: 0, notifications: 0 });
    const told = await listAll();
    expect(new Set(told.map((it) => it.user_id))).toEqual(
      new Set([agency.owner.userId, colleague.userId]),
    );
    expect(told[0]).toMatchObject({
      event: "changes",
      tender_id: id,
      heading: "Frist vorverlegt: Website Musterhausen, Abgabe 30.03. statt 02.04.",
      details: {
        kind: "change",
        changes: [
          {
            name: "Angebotsfrist, Los 1",
            before: "Do 02.04.2026, 12:00 Uhr",
            after: "Mo 30.03.2026, 12:00 Uhr",
            isGrave: true,
          },
        ],
        breaks: ["Abgabe 3 Tage früher: euer Termin „Kalkulation fertig“ (01.04.) liegt danach."],
      },
    });
    expect(told[0]?.path).toMatch(/^\/app\/watchlist\?ausschreibung=website-musterhausen-/);
  });

  test("is told of a marked tender too, and to nobody who ended watching or has no plan for it", async () => {
    const [ended, poor] = [await makeAgency(database), await makeAgency(database, { tier: null })];
    await arrive(call);
    const { slug } = await tenderOf(call);
    for (const made of [agency, ended, poor]) await markTender(as(made), { slug, kind: "saved" });
    await watchTender(as(ended), { slug, wish: "ended" });
    await arrive(earlier);
    expect(await tell()).toEqual({ changes: 1, notifications: 1 });
    expect((await listAll()).map((it) => it.agency_id)).toEqual([agency.agencyId]);
  });

  test("survives a process that dies between two members: the next run tells the rest, nobody twice", async () => {
    await arrive(call);
    await watch();
    const colleague = await makeMember(database, agency.agencyId);
    await arrive(earlier);
    const { rows } = await sql<{ key: string }>`select key from tender_change`.execute(database.db);
    await inAgency(as(), agency.agencyId, ({ db }) =>
      db
        .insertInto("notification")
        .values({
          agency_id: agency.agencyId,
          user_id: colleague.userId,
          event: "changes",
          key: rows[0]!.key,
          heading: "schon gesagt",
          path: "/app/watchlist",
          created_at: now(),
        })
        .execute(),
    );
    expect(await tell()).toEqual({ changes: 1, notifications: 1 });
    expect(await listAll()).toHaveLength(2);
  });

  test("says of a tender above the plan's cap no more than the lock leaves", async () => {
    const basic = await makeAgency(database, { tier: "basis" });
    const dear = statedNotice(5, {
      values: { estimated: { cents: 900_000_000_00, currency: "EUR" } },
    });
    await arrive(dear);
    await watch(basic, dear);
    await arrive(statedChange(6, dear, { description: "Geheime neue Beschreibung" }));
    expect(await tell()).toEqual({ changes: 1, notifications: 0 });
    const moved = statedChange(7, dear, {
      ...at("2026-03-30"),
      description: "Geheime Beschreibung, noch neuer",
    });
    await arrive(moved);
    expect(await tell()).toEqual({ changes: 1, notifications: 1 });
    expect(JSON.stringify(await listAll())).not.toMatch(/Geheim/);
  });
});

/** Reads all stored bytes again, as a rebuild does. */
async function readAgain() {
  const ctx = testContext(database, { now });
  const { read } = await readStoredBatch(ctx, stated.reader, { seq: "0", pendingOnly: false });
  await applyRaws(ctx, stated.reader, read, { rereading: true });
}

test("a correction that a rebuild reads first is told, as if it had been read in its turn", async () => {
  await arrive(call);
  await watch();
  const raw = { file: "later.json", bytes: Buffer.from(JSON.stringify(earlier)) };
  await storeRaws(testContext(database, { now }), [{ raw, sourceId: "doe" }]);
  await readAgain();
  expect(await tell()).toEqual({ changes: 1, notifications: 1 });
});

describe("nobody is told", () => {
  test("of a correction that only a better reader sees in bytes that were applied", async () => {
    await arrive(call);
    await watch();
    await arrive(earlier);
    await sql`delete from tender_change`.execute(database.owner.db);
    await sql`delete from notice where notice_id = ${earlier.noticeId}`.execute(database.owner.db);
    await readAgain();
    expect(await database.db.selectFrom("notice").select("notice_id").execute()).toHaveLength(2);
    expect(await tell()).toEqual({ changes: 0, notifications: 0 });
  });

  test("of a first notice, of a copy, and of bytes that are read again", async () => {
    await arrive(call);
    await watch();
    await arrive(call);
    expect(await tell()).toEqual({ changes: 0, notifications: 0 });
    await arrive(earlier);
    await tell();
    await sql`delete from tender_change`.execute(database.owner.db);
    await sql`update tender set record_hash = ''`.execute(database.owner.db);
    await reparse(testContext(database, { now }));
    const { rows } = await sql`select from tender_change`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test("of what a merger brings along; what both were told before moves silently", async () => {
    const other = statedNotice(3);
    await arrive(call);
    await arrive(other);
    await watch(agency, other);
    await arrive(statedChange(4, other, at("2026-03-28")));
    await tell();
    const bond = statedChange(9, call, { procedureId: other.procedureId! });
    await arrive(bond);
    const { id } = await tenderOf(other);
    expect(id).toBe((await tenderOf(call)).id);
    expect((await tell()).notifications).toBeLessThanOrEqual(1);
    const keys = (await listAll()).map((it) => it.key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      keys.filter((key) => key.includes(bond.noticeId) || key.includes("000000000004")),
    ).toEqual(keys);
  });
});

test("the award of a tender with an offer is asked about, and leads to the card's outcome", async () => {
  await arrive(call);
  const tender = await tenderOf(call);
  const cardId = await inAgency(as(), agency.agencyId, async ({ db }) => {
    const at = now();
    const { id } = await db
      .insertInto("pipeline_card")
      .values({
        agency_id: agency.agencyId,
        tender_id: tender.id,
        stage: "submitted",
        stage_since: at,
        created_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
  const watcher = await makeAgency(database);
  await watch(watcher);
  await arrive(statedResult(8, call, "Muster GmbH"));
  await tell();
  const told = await listAll();
  expect(
    told
      .map(({ event, heading, path }) => ({ event, heading, path }))
      .toSorted((a, b) => (a.event < b.event ? 1 : -1)),
  ).toEqual([
    {
      event: "results",
      heading: "Gewonnen? Die Vergabe an Muster GmbH wurde veröffentlicht: Website Musterhausen",
      path: `/pipeline?outcome=${cardId}`,
    },
    expect.objectContaining({ event: "changes", heading: "Vergeben: Website Musterhausen" }),
  ]);
});

test("a cancellation names the card that still waits", async () => {
  await arrive(call);
  const tender = await tenderOf(call);
  await inAgency(as(), agency.agencyId, ({ db }) => {
    const at = now();
    return db
      .insertInto("pipeline_card")
      .values({
        agency_id: agency.agencyId,
        tender_id: tender.id,
        stage: "in_work",
        stage_since: at,
        created_at: at,
      })
      .execute();
  });
  await arrive(statedChange(2, call, { cancelsNotice: true }));
  await tell();
  const [told] = await listAll();
  expect(told?.heading).toBe("Aufgehoben: Website Musterhausen");
  expect(told?.details).toMatchObject({ breaks: ["Eure Karte steht noch auf „In Arbeit“."] });
});
