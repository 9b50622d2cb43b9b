import type { Tender, Tier } from "@tc/domain";
import { AppError, decidedForRate } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/context.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveScore } from "../../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { AgencyAssessments, createJudges } from "../../assessment/index.ts";
import { BoardReader } from "../board/board-reader.ts";
import { getPipeline } from "../board/get-pipeline.ts";
import { changeCardLetter, getCardLetter } from "../letter/card-letter.ts";
import { movePipeline } from "../move-pipeline.operator.store.ts";
import { addPipelineCard } from "../moves/add-pipeline-card.ts";
import { movePipelineCard } from "../moves/move-pipeline-card.ts";
import { addCardComment } from "../cards/comments.ts";
import { getPipelineCard } from "../cards/get-pipeline-card.ts";
import { noteCard } from "../cards/note-card.ts";
import { addCardTask } from "../cards/tasks.ts";
import { fileOutcome } from "./file-outcome.ts";
import { getOwnRecord } from "./get-own-record.ts";

let database: TestDatabase;
let agency: MadeAgency;
let tenders = 100;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database);
});

const board = new BoardReader(new AgencyAssessments(), createJudges());
const as = (now = testNow) => testContext(database, { actor: agency.actor, now });

async function publish(parts: Parameters<typeof makeTender>[0] = {}) {
  const id = testId(++tenders);
  await saveTenders(database.owner.db, [{ id, tender: makeTender(parts), buyerId: testId(9_000) }]);
  return { id, slug: `t-${id}` };
}
async function become(id: string, parts: Partial<Tender>) {
  await sql`
    update tender set record = (record::jsonb || ${JSON.stringify(parts)}::jsonb)::json, stage = ${parts.stage ?? "call"},
      change_count = ${parts.changes?.length ?? 0}
    where id = ${id}`.execute(database.owner.db);
}
const card = async (slug: string) =>
  (await addPipelineCard(as(), board, { slug, stage: "submitted" })).card;
const shown = (id: string) => getPipelineCard(as(), board, { id });

const awarded = {
  stage: "awarded" as const,
  notices: [
    {
      noticeId: "r",
      version: "01",
      kind: "result",
      publishedOn: "2026-11-20",
      sources: [],
      url: "https://ted.example/r",
    },
  ],
  results: [
    {
      lotId: "LOT-0001",
      outcome: "selec-w",
      offersReceived: 4,
      winners: [{ name: "Beispiel & Partner GmbH", identifiers: [] }],
      value: { cents: 24_190_000, currency: "EUR" },
      withheld: [],
    },
  ],
  changes: [
    { noticeId: "r", noticeVersion: "01", publishedOn: "2026-11-20", field: "results.LOT-0001" },
  ],
};

describe("a published result", () => {
  test("marks the card until the outcome is said, and prefills it with its source", async () => {
    const { slug, id } = await publish({ title: "Kampagne" });
    const { id: cardId } = await card(slug);
    await become(id, awarded);
    const { card: marked, result, activity } = await shown(cardId);
    expect(marked.mark).toEqual({ kind: "result", because: "awarded" });
    expect(result).toEqual({
      proposes: "lost",
      winner: "Beispiel & Partner GmbH",
      valueCents: 24_190_000,
      offers: 4,
      reasons: [],
      publishedOn: "2026-11-20",
      url: "https://ted.example/r",
      lots: 1,
    });
    expect(activity.map(({ fact }) => fact.kind)).toContain("awarded");
    const filed = await fileOutcome(as(), board, {
      id: cardId,
      stage: "lost",
      revision: marked.revision,
      rank: 2,
      offers: 4,
      ownPriceCents: 26_850_000,
      winner: "Beispiel & Partner GmbH",
      reasons: ["price", "references"],
      note: "Abstand 2,4 Punkte",
    });
    expect(filed).toMatchObject({ kind: "moved", card: { stage: "lost", outcome: { rank: 2 } } });
    expect(filed.card).not.toHaveProperty("mark");
    expect((await shown(cardId)).outcome).toMatchObject({ reasons: ["price", "references"] });
  });

  test("is not said with a rank that no offer can have", async () => {
    const { slug } = await publish();
    const { id, revision } = await card(slug);
    const outcome = { id, revision, stage: "lost" as const, rank: 2, reasons: [] };
    const beyond = fileOutcome(as(), board, { ...outcome, offers: 1 });
    await expect(beyond).rejects.toMatchObject({ code: "bad_request" });
    const filed = await fileOutcome(as(), board, { ...outcome, offers: 2 });
    expect(filed).toMatchObject({ kind: "moved", card: { stage: "lost" } });
  });

  test("is the agency's own win where a winner is named as it is", async () => {
    const { slug, id } = await publish();
    const { id: cardId } = await card(slug);
    await become(id, awarded);
    const supplier = testId(++tenders);
    await sql`insert into supplier (id, name) values (${supplier}, 'Wir')`.execute(
      database.owner.db,
    );
    await sql`insert into supplier_key (key, supplier_id) values (${`k${supplier}`}, ${supplier})`.execute(
      database.owner.db,
    );
    await sql`insert into agency_key (agency_id, key) values (${agency.agencyId}, ${`k${supplier}`})`.execute(
      database.owner.db,
    );
    await sql`insert into award (tender_id, lot_id) values (${id}, 'LOT-0001')`.execute(
      database.owner.db,
    );
    await sql`
      insert into award_winner (tender_id, lot_id, supplier_id, rank)
      values (${id}, 'LOT-0001', ${supplier}, 1)`.execute(database.owner.db);
    expect((await shown(cardId)).result).toMatchObject({ proposes: "won", rank: 1 });
  });

  test("of a cancelled tender proposes to decline, with the reason", async () => {
    const { slug, id } = await publish();
    const { id: cardId } = await card(slug);
    await become(id, { ...awarded, stage: "cancelled", results: [] });
    const { card: marked, result } = await shown(cardId);
    expect(marked.mark).toEqual({ kind: "result", because: "cancelled" });
    expect(result).toMatchObject({ proposes: "declined", reasons: ["cancelled"] });
  });

  test("that comes after the outcome was said asks once more", async () => {
    const { slug, id } = await publish();
    const { id: cardId, revision } = await card(slug);
    await fileOutcome(as(), board, { id: cardId, stage: "lost", revision, reasons: [] });
    expect((await shown(cardId)).card).not.toHaveProperty("mark");
    await become(id, awarded);
    const { card: marked } = await shown(cardId);
    expect(marked.mark).toEqual({ kind: "result", because: "awarded" });
    const { revision: now } = marked;
    await fileOutcome(as(), board, {
      id: cardId,
      stage: "lost",
      revision: now,
      reasons: ["price"],
    });
    expect((await shown(cardId)).card).not.toHaveProperty("mark");
  });
});

test("a card that is filed without a word stays unread", async () => {
  const { id, revision } = await card((await publish()).slug);
  await movePipelineCard(as(), board, { id, stage: "won", revision });
  expect((await shown(id)).card.mark).toEqual({ kind: "result", because: "filed" });
});

test("an offer stays one when the buyer gives the tender up; what was never handed in is only left alone", async () => {
  const handedIn = await publish();
  const looked = await publish();
  const { id, revision } = await card(handedIn.slug);
  await fileOutcome(as(), board, { id, stage: "declined", revision, reasons: ["cancelled"] });
  const other = await addPipelineCard(as(), board, { slug: looked.slug, stage: "review" });
  const declined = { id: other.card.id, revision: other.card.revision, stage: "declined" as const };
  await fileOutcome(as(), board, { ...declined, reasons: ["lead_time"] });
  const { rows } = await sql<{ words: string }>`
    select string_agg(kind || coalesce(':' || reason, ''), ' ' order by kind) as words from tender_label
    where agency_id = ${agency.agencyId} and retracted_at is null group by tender_id order by tender_id`.execute(
    database.owner.db,
  );
  expect(rows.map(({ words }) => words)).toEqual([
    "bid pursued withdrawn:cancelled",
    "withdrawn:lead_time",
  ]);
  expect((await getPipeline(as(), board, {})).trays.declined).toMatchObject({ count: 2 });
});

test("own outcomes are counted, a rate is told of twenty, and what was said stands beside what came", async () => {
  const file = async (at: number) => {
    const { slug, id } = await publish();
    const parts = { chance: 40, chance_low: 30, chance_high: 50 };
    await saveScore(database.owner.db, agency.agencyId, id, parts);
    const { id: cardId, revision } = await card(slug);
    const stage = at % 4 === 0 ? "won" : "lost";
    await fileOutcome(as(), board, { id: cardId, stage, revision, reasons: [] });
  };
  await file(0);
  const early = await getOwnRecord(as());
  expect(early).toMatchObject({ won: 1, decided: 1, calibration: { bids: 1 } });
  expect(early).not.toHaveProperty("ratePercent");
  expect(early.calibration).not.toHaveProperty("groups");
  for (let at = 1; at < decidedForRate; at++) await file(at);
  expect(await getOwnRecord(as())).toMatchObject({
    won: 5,
    decided: 20,
    ratePercent: 25,
    calibration: {
      expectedWins: 8,
      groups: [{ fromPercent: 40, toPercent: 60, bids: 20, won: 5, saidPercent: 40 }],
    },
  });
});

test("what was said of a tender above the plan's volume cap is left out of the own record", async () => {
  const parts = { chance: 40, chance_low: 30, chance_high: 50 };
  for (const cents of [10_000_000, 900_000_000]) {
    const { slug, id } = await publish({ values: { estimated: { cents, currency: "EUR" } } });
    await saveScore(database.owner.db, agency.agencyId, id, parts);
    const { id: cardId, revision } = await card(slug);
    await fileOutcome(as(), board, { id: cardId, stage: "lost", revision, reasons: [] });
  }
  const recordOf = async (tier: Tier) => {
    const { session } = agency.actor;
    const membership = { agencyId: agency.agencyId, role: "owner" as const, tier };
    const actor = { kind: "user", session, membership } as const;
    return (await getOwnRecord(testContext(database, { actor }))).calibration;
  };
  expect(await recordOf("basis")).toMatchObject({ bids: 1, expectedWins: 0.4 });
  expect((await recordOf("basis")).cases).toHaveLength(1);
  expect(await recordOf("enterprise")).toMatchObject({ bids: 2, expectedWins: 0.8 });
});

describe("the letter after a loss", () => {
  const buyers = [{ name: "Hochschule Musterkiel", identifiers: [], country: "DEU" }];
  const vgv = { legalBasis: "vgv", level: "eu" as const, reference: "HMK-2026-118", buyers };

  async function lost(parts: Parameters<typeof publish>[0]) {
    const { slug } = await publish({ title: "Imagefilm", ...parts });
    const { id, revision } = await card(slug);
    await fileOutcome(as(), board, { id, stage: "lost", revision, reasons: [] });
    return id;
  }

  test("is filled from the notice, marks its gaps, and its clock runs from the day it was sent", async () => {
    const id = await lost(vgv);
    const letter = await getCardLetter(as(), { id });
    if (letter.kind === "none") throw new Error(letter.because);
    const words = letter.draft.flatMap((paragraph) => paragraph.words);
    const from = (kind: string) => words.filter((it) => it.from === kind).map(({ text }) => text);
    expect(from("data")).toEqual([
      "Hochschule Musterkiel",
      "HMK-2026-118",
      "Imagefilm",
      "Testagentur",
    ]);
    expect(from("gap")).toHaveLength(2);
    expect(letter).toMatchObject({ rule: { law: "§ 62 Abs. 2 VgV", days: 15 }, state: {} });
    const sent = await changeCardLetter(as(), { id, sentOn: "2026-11-18" });
    expect(sent).toMatchObject({
      state: { sentOn: "2026-11-18", dueOn: "2026-12-03", daysLeft: 12 },
    });
    expect((await getPipeline(as(), board, {})).trays.lost.letter).toMatchObject({ daysLeft: 12 });
    expect((await shown(id)).letter).toMatchObject({ dueOn: "2026-12-03" });
    await changeCardLetter(as(), { id, answeredOn: "2026-11-20" });
    expect((await getPipeline(as(), board, {})).trays.lost).not.toHaveProperty("letter");
  });

  test("keeps what a member wrote until the draft is wanted again, and is sent on no day to come", async () => {
    const id = await lost(vgv);
    expect(await changeCardLetter(as(), { id, text: "Kurz" })).toMatchObject({
      edited: { text: "Kurz" },
    });
    expect(await changeCardLetter(as(), { id, text: null })).not.toHaveProperty("edited");
    const ahead = changeCardLetter(as(), { id, sentOn: "2026-12-24" });
    await expect(ahead).rejects.toEqual(new AppError("bad_request"));
  });

  test("is there only where a rule gives the right, and only after a loss", async () => {
    const id = await lost({ legalBasis: "sektvo" });
    expect(await getCardLetter(as(), { id })).toEqual({ kind: "none", because: "regime" });
    expect(await shown(id)).not.toHaveProperty("letter");
    const open = await card((await publish(vgv)).slug);
    expect(await getCardLetter(as(), { id: open.id })).toEqual({ kind: "none", because: "stage" });
  });
});

test("when two tenders become one, so do their cards: the further stage stays and the work is joined", async () => {
  const [from, to] = [await publish({ title: "Doppelt" }), await publish({ title: "Einmal" })];
  const further = await card(from.slug);
  const early = await addPipelineCard(as(), board, { slug: to.slug, stage: "review" });
  for (const id of [further.id, early.card.id]) {
    await addCardTask(as(), { id, title: `Aufgabe ${id}` });
    await addCardComment(as(), { id, text: `Wort ${id}`, mentions: [] });
  }
  await noteCard(as(), { id: early.card.id, text: "alt" });
  await noteCard(as(new Date(testNow.getTime() + 1_000)), { id: further.id, text: "neu" });
  const reader = await makeMember(database, agency.agencyId);
  await sql`
    insert into pipeline_seen values (${agency.agencyId}, ${reader.userId}, ${from.id}, 0, now())`.execute(
    database.owner.db,
  );
  const revision = (await getPipeline(as(), board, {})).revision;
  await inTransaction(as(), (t) => movePipeline(t, [{ old_id: from.id, tender_id: to.id }]));
  await sql`delete from tender where id = ${from.id}`.execute(database.owner.db);
  const after = await getPipeline(as(), board, {});
  expect(after.cards).toMatchObject([{ id: further.id, title: "Einmal", stage: "submitted" }]);
  expect(after.revision).toBeGreaterThan(revision);
  const joined = await shown(further.id);
  expect(joined.tasks).toHaveLength(2);
  expect(joined.comments.total).toBe(2);
  expect(joined.note?.text).toBe("neu");
  expect(joined.activity.map(({ fact }) => fact)).toContainEqual({
    kind: "merged",
    title: "Doppelt",
  });
});
