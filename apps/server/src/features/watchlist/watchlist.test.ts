import { getWatchlist as endpoint } from "@tc/contract";
import type { Notice } from "@tc/notices";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { AgencyAssessments } from "../assessment/index.ts";
import { StatedNotices, statedChange, statedNotice } from "../ingestion/reading/stated-notices.ts";
import { markTender } from "../marks/index.ts";
import type { SearchEngine } from "../search/index.ts";
import { ListItems } from "../tenders/index.ts";
import { getWatchlistCounts } from "./list/get-watchlist-counts.ts";
import { getWatchlist } from "./list/get-watchlist.ts";
import { seeWatchlist } from "./seen/see-watchlist.ts";
import { unseeWatchlist } from "./seen/unsee-watchlist.ts";
import { assignWatch } from "./watching/assign-watch.ts";
import { getWatch } from "./watching/get-watch.ts";
import { setRegistration } from "./watching/set-registration.ts";
import { watchTender } from "./watching/watch-tender.ts";
import { writeNote } from "./watching/write-note.ts";

const stated = new StatedNotices();
// Lists only follow what the search says of changes.
const items = new ListItems({ onChange: () => undefined } as Partial<SearchEngine> as SearchEngine);
const assessments = new AgencyAssessments();
let database: TestDatabase;
let agency: MadeAgency;
let colleague: MadeMember;
let minutes = 0;
let number = 0;
let call: Notice;
let tender: { id: string; slug: string };
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await stated.reader.close();
  await database.drop();
});
beforeEach(async () => {
  agency = await makeAgency(database);
  colleague = await makeMember(database, agency.agencyId);
  const { lots } = statedNotice((number += 10));
  call = statedNotice(number, {
    title: "Website Musterhausen",
    lots: lots.map((lot) => ({
      ...lot,
      deadlines: [
        { kind: "offer", at: "2026-12-02T11:00:00.000Z", offset: "+01:00", hasTime: true },
      ],
    })),
  });
  await arrive(call);
  tender = await tenderOf(call);
});

const now = () => new Date(Date.parse("2026-11-05T08:00:00Z") + ++minutes * 60_000);
const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) => testContext(database, { actor, now });
const arrive = (...notices: readonly Notice[]) =>
  stated.arrive(testContext(database, { now }), ...notices);
/** The tender gets a card, as another feature would make it. */
const putOnBoard = () =>
  inAgency(as(), agency.agencyId, ({ db }) => {
    const at = now();
    const columns = { agency_id: agency.agencyId, tender_id: tender.id };
    return db
      .insertInto("pipeline_card")
      .values({ ...columns, stage: "go", stage_since: at, created_at: at })
      .execute();
  });
const tenderOf = ({ noticeId }: Notice) =>
  database.db
    .selectFrom("notice")
    .innerJoin("tender", "tender.id", "tender_id")
    .select(["tender.id", "tender.slug"])
    .where("notice_id", "=", noticeId)
    .executeTakeFirstOrThrow();
const correct = (by: number, parts: Partial<Notice>) =>
  arrive(statedChange(number + by, call, parts));
const watch = (made: Pick<MadeAgency, "actor"> = agency) =>
  watchTender(as(made), { slug: tender.slug, wish: "watched" });

async function list(made: Pick<MadeAgency, "actor"> = agency) {
  const { json } = await getWatchlist(as(made), { items, assessments });
  return endpoint.response.parse(JSON.parse(json));
}
async function row(made: Pick<MadeAgency, "actor"> = agency) {
  const { watched } = await list(made);
  return watched[tender.id];
}
const fieldsOf = (watched: Awaited<ReturnType<typeof row>>) =>
  watched?.news.map(({ changes }) =>
    changes.map((it) => (it.kind === "field" ? it.field : it.kind)),
  );

describe("the watchlist", () => {
  test("holds what is marked, watched or worked on, and not what was ended by hand", async () => {
    expect((await list()).items).toEqual([]);
    await markTender(as(), { slug: tender.slug, kind: "saved" });
    expect((await list()).items.map(({ title }) => title)).toEqual(["Website Musterhausen"]);
    const { before, isWatched } = await watchTender(as(), { slug: tender.slug, wish: "ended" });
    expect({ before, isWatched }).toEqual({ before: "none", isWatched: false });
    expect(await list()).toMatchObject({ items: [], total: 0 });
    expect(await watchTender(as(), { slug: tender.slug, wish: before })).toEqual({
      isStored: true,
      before: "ended",
      isWatched: true,
    });
  });

  test("shows each member what changed since their own last look, newest first, and nothing from before", async () => {
    await correct(1, { description: "Vor dem Beobachten" });
    await watch();
    expect((await row())?.news).toEqual([]);
    await correct(2, { description: "Neu gefasst", reference: "4711" });
    await correct(3, { description: "Neu gefasst", reference: "4712" });
    const seen = await row();
    expect(fieldsOf(seen)?.[0]).toEqual(["reference"]);
    expect(fieldsOf(seen)).toHaveLength(2);
    expect(await getWatchlistCounts(as(), items)).toEqual({ watched: 1, changed: 1 });
    const look = { tenderId: tender.id, upTo: seen?.news[0]?.at ?? "" };
    const { before } = await seeWatchlist(as(), { looks: [look] });
    expect(await row()).toMatchObject({ news: [] });
    expect((await list()).lastLookAt).toBeDefined();
    expect(await getWatchlistCounts(as(), items)).toEqual({ watched: 1, changed: 0 });
    expect((await row(colleague))?.news).toHaveLength(2);
    expect(await unseeWatchlist(as(), { before })).toEqual({ restored: 1 });
    expect((await row())?.news).toHaveLength(2);
  });

  test("what arrives between reading the list and looking at it stays new", async () => {
    await watch();
    await correct(1, { reference: "1" });
    const upTo = (await row())?.news[0]?.at ?? "";
    await correct(2, { reference: "2" });
    await seeWatchlist(as(), { looks: [{ tenderId: tender.id, upTo }] });
    expect(fieldsOf(await row())).toEqual([["reference"]]);
    const unseen = await getWatch(as(), items, { slug: tender.slug });
    expect(unseen).toMatchObject({ isWatched: true, unseen: [{ key: expect.any(String) }] });
  });

  test("a replaced price sheet of the buyer stands with what is new inside", async () => {
    await watch();
    await database.owner.db
      .insertInto("tender_change")
      .values({
        tender_id: tender.id,
        key: "documents 1",
        at: now(),
        files: JSON.stringify({ added: [], replaced: ["Preisblatt.xlsx"], removed: [] }),
      })
      .execute();
    expect((await row())?.news[0]?.changes).toEqual([
      {
        kind: "file",
        name: "Preisblatt.xlsx",
        act: "replaced",
        newWords: [],
        subject: "prices",
        breaks: [],
      },
    ]);
  });

  test("names proofs that lapse before the deadline, and of two with one name the longer", async () => {
    await watch();
    await asOperator(as(), ({ db }) =>
      sql`
        update profile set data = jsonb_set(data, '{certificates}', ${JSON.stringify([
          { id: testId(1), name: "ISO 9001", expiresOn: "2026-11-30" },
          { id: testId(2), name: "ISO 14001", expiresOn: "2026-11-30" },
          { id: testId(3), name: "iso 14001", expiresOn: "2027-11-30" },
        ])}::jsonb) where agency_id = ${agency.agencyId}`.execute(db),
    );
    expect((await row())?.lapsing).toEqual([{ name: "ISO 9001", validUntil: "2026-11-30" }]);
  });
});

describe("what an agency says of a tender", () => {
  test("one note: the last writer stays and is told whose words went", async () => {
    await watch();
    const first = await writeNote(as(), { slug: tender.slug, text: "Prüfstelle anfragen" });
    expect(first).toMatchObject({ note: { text: "Prüfstelle anfragen", byName: "Erika Muster" } });
    const seen = { slug: tender.slug, basedOn: first.note?.at };
    expect(await writeNote(as(colleague), { ...seen, text: "Erledigt" })).not.toHaveProperty(
      "replaced",
    );
    const late = await writeNote(as(), { ...seen, text: "Typo3 ist gesetzt" });
    expect(late.replaced).toMatchObject({ text: "Erledigt" });
    expect((await row())?.note?.text).toBe("Typo3 ist gesetzt");
    await writeNote(as(), { slug: tender.slug, text: "" });
    expect(await row()).not.toHaveProperty("note");
  });

  test("whose it is: an active member is told once, and a card has the same assignee", async () => {
    await watch();
    const give = (userId: string | null) => assignWatch(as(), { slug: tender.slug, userId });
    expect(await give(colleague.userId)).toMatchObject({ before: null });
    expect(await give(null)).toMatchObject({ before: colleague.userId });
    expect(await give(colleague.userId)).toMatchObject({ before: null });
    expect(await row()).toMatchObject({ assigneeId: colleague.userId });
    const told = await asOperator(as(), ({ db }) =>
      db
        .selectFrom("notification")
        .select(["user_id", "event", "heading"])
        .where("agency_id", "=", agency.agencyId)
        .execute(),
    );
    expect(told).toEqual([
      {
        user_id: colleague.userId,
        event: "mentions",
        heading: "Erika Muster hat dir zugewiesen: Website Musterhausen",
      },
    ]);
    await putOnBoard();
    expect(await row()).not.toHaveProperty("assigneeId");
    expect(await give(agency.owner.userId)).toMatchObject({ before: null });
    expect(await row()).toMatchObject({
      assigneeId: agency.owner.userId,
      card: { stage: "go" },
    });
  });

  test("undoing leaves what somebody else has changed since", async () => {
    const { slug } = tender;
    await watch(colleague);
    const wish = { slug, wish: "none", onlyIf: "ended" } as const;
    expect(await watchTender(as(), wish)).toMatchObject({ isStored: false, isWatched: true });

    const mine = await writeNote(as(), { slug, text: "Meins" });
    const theirs = await writeNote(as(colleague), { slug, text: "Ihres", basedOn: mine.note?.at });
    const late = await writeNote(as(), { slug, text: "", onlyIf: mine.note?.at });
    expect(late).toEqual({ isStored: false, note: theirs.note });
    expect(await writeNote(as(), { slug, text: "Nein", onlyIf: null })).toMatchObject({
      isStored: false,
    });
    const deletion = { slug, text: "", onlyIf: theirs.note?.at };
    expect(await writeNote(as(colleague), deletion)).toEqual({ isStored: true });

    await assignWatch(as(colleague), { slug, userId: colleague.userId });
    const give = (onlyIf: string | null) => assignWatch(as(), { slug, userId: null, onlyIf });
    expect(await give(agency.owner.userId)).toMatchObject({ isStored: false });
    expect(await row()).toMatchObject({ assigneeId: colleague.userId });
    expect(await give(colleague.userId)).toMatchObject({ isStored: true });

    const first = await setRegistration(as(), { slug, state: "registered" });
    const confirmed = await setRegistration(as(colleague), { slug, state: "registered" });
    const back = { slug, state: "open", onlyIf: first.registration } as const;
    expect(await setRegistration(as(), back)).toMatchObject({
      isStored: false,
      registration: confirmed.registration,
    });
    expect((await row())?.registration).toEqual(confirmed.registration);
    const shown = { ...back, onlyIf: confirmed.registration };
    expect(await setRegistration(as(), shown)).toMatchObject({
      isStored: true,
      registration: { state: "open" },
    });
  });

  test("undoing leaves the assignee of a card that somebody else has given away since", async () => {
    const { slug } = tender;
    await putOnBoard();
    await assignWatch(as(colleague), { slug, userId: colleague.userId });
    const give = (onlyIf: string | null) => assignWatch(as(), { slug, userId: null, onlyIf });
    expect(await give(agency.owner.userId)).toEqual({
      isStored: false,
      before: colleague.userId,
    });
    expect(await row()).toMatchObject({ assigneeId: colleague.userId });
    expect(await give(colleague.userId)).toMatchObject({ isStored: true });
    expect(await row()).not.toHaveProperty("assigneeId");
  });

  test("it is given neither to strangers nor to members who are deactivated", async () => {
    const stranger = await makeAgency(database);
    const former = await makeMember(database, agency.agencyId, { deactivated: true });
    for (const { userId } of [stranger.owner, former]) {
      const attempt = assignWatch(as(), { slug: tender.slug, userId });
      await expect(attempt).rejects.toEqual(new AppError("not_found"));
    }
  });

  test("whether it is registered on the platform, who said so, and who looked last", async () => {
    await watch();
    expect((await row())?.registration).toEqual({ state: "open" });
    const slug = tender.slug;
    expect(await setRegistration(as(), { slug, state: "missing" })).toMatchObject({
      before: "open",
    });
    await setRegistration(as(colleague), { slug, isLookedAt: true });
    expect((await row())?.registration).toMatchObject({
      state: "missing",
      byName: "Erika Muster",
      lookedByName: expect.any(String),
    });
    await setRegistration(as(), { slug, state: "open" });
    expect((await row())?.registration).not.toHaveProperty("at");
  });

  test("goes along when the tender becomes part of another", async () => {
    const other = statedNotice(number + 5);
    await arrive(other);
    const { slug } = await tenderOf(other);
    await watchTender(as(), { slug, wish: "watched" });
    await writeNote(as(), { slug, text: "Bleibt" });
    await arrive(statedChange(number + 6, call, { procedureId: other.procedureId ?? "" }));
    expect((await row())?.note?.text).toBe("Bleibt");
  });
});

test("another agency sees and changes nothing of it", async () => {
  const other = await makeAgency(database);
  await watch();
  await writeNote(as(), { slug: tender.slug, text: "Geheim" });
  expect(await list(other)).toMatchObject({ items: [], watched: {} });
  const looks = [{ tenderId: tender.id, upTo: now().toISOString() }];
  expect(await seeWatchlist(as(other), { looks })).toEqual({ before: [] });
  expect(await writeNote(as(other), { slug: tender.slug, text: "Fremd" })).not.toHaveProperty(
    "replaced",
  );
  expect((await row())?.note?.text).toBe("Geheim");
});

test("five hundred followed tenders take as many statements as one", async () => {
  await watch();
  const count = async () => {
    const ctx = as();
    let statements = 0;
    const db = ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await getWatchlist({ ...ctx, db }, { items, assessments });
    return statements;
  };
  const statementsForOne = await count();
  const ids = Array.from({ length: 500 }, (_, at) => testId(number * 1_000 + at));
  await saveTenders(
    database.db,
    ids.map((id) => ({ id, tender: makeTender({ title: "Druck" }) })),
  );
  await inAgency(as(), agency.agencyId, ({ db }) =>
    db
      .insertInto("watched_tender")
      .values(
        ids.map((id) => ({
          agency_id: agency.agencyId,
          tender_id: id,
          is_watched: true,
          set_at: now(),
        })),
      )
      .execute(),
  );
  expect((await list()).total).toBe(501);
  expect(await count()).toBeLessThanOrEqual(statementsForOne);
});
