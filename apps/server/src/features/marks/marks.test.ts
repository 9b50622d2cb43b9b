import type { MarkKind } from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../testing/tenders/save-tenders.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { getMarkedTenders } from "./get-marked-tenders.ts";
import { markTender } from "./mark-tender.ts";
import { undoMark } from "./undo-mark.ts";
import { unmarkTender } from "./unmark-tender.ts";

let database: TestDatabase;
let agency: MadeAgency;
let slug: string;
let tenderId: string;
let seconds = 0;
let tenderCount = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database);
  tenderId = testId(++tenderCount);
  slug = `t-${tenderId}`;
  await saveTenders(database.db, [{ id: tenderId, tender: makeTender({ title: "Kampagne" }) }]);
});

/** Every call a second later than the one before. */
const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) =>
  testContext(database, { actor, now: new Date(testNow.getTime() + ++seconds * 1_000) });
const mark = (kind: MarkKind, why: { reason?: "region" | "volume"; note?: string } = {}) =>
  markTender(as(), { slug, kind, ...why });
const unmark = (kind: MarkKind) => unmarkTender(as(), { slug, kind });
const labels = () =>
  inAgency(as(), agency.agencyId, (t) =>
    t.db.selectFrom("tender_label").selectAll().orderBy("created_at").execute(),
  );
const revision = async () => {
  const row = await inAgency(as(), agency.agencyId, (t) =>
    t.db.selectFrom("scoring_state").select("revision").executeTakeFirst(),
  );
  return row && Number(row.revision);
};
const nothing = { saved: false, dismissed: false };

describe("a mark", () => {
  test("takes its opposite back, and undoing brings that back as it was", async () => {
    await mark("fits", { note: "Genau unser Thema" });
    const before = await labels();
    const { marks, undo } = await mark("misfit", { reason: "volume" });
    expect(marks).toEqual({ ...nothing, fitMark: "misfit", reason: "volume" });
    expect(await undoMark(as(), { id: undo })).toEqual({
      slug,
      marks: { ...nothing, fitMark: "fits", note: "Genau unser Thema" },
    });
    expect((await labels()).filter(({ id }) => id !== undo)).toEqual(before);
  });

  test("of the list leaves the mark alone", async () => {
    await mark("misfit", { reason: "region" });
    const { marks } = await mark("saved");
    expect(marks).toEqual({ saved: true, dismissed: false, fitMark: "misfit", reason: "region" });
    expect((await mark("dismissed")).marks).toMatchObject({ saved: false, fitMark: "misfit" });
  });

  test("made twice is one, and its reason is the one last named", async () => {
    const first = await mark("dismissed", { reason: "region" });
    const [before] = await labels();
    const second = await mark("dismissed");
    expect(second).toEqual(first);
    expect(await labels()).toEqual([before]);
    const third = await mark("dismissed", { reason: "volume", note: "zu klein" });
    expect(third).toEqual({
      undo: first.undo,
      marks: { saved: false, dismissed: true, reason: "volume", note: "zu klein" },
    });
    expect((await mark("dismissed", { note: "" })).marks).not.toHaveProperty("note");
    expect(await labels()).toHaveLength(1);
  });

  test("made in two tabs at once is one", async () => {
    const both = await Promise.all([mark("saved"), mark("saved"), mark("saved")]);
    expect(new Set(both.map(({ undo }) => undo)).size).toBe(1);
    expect(await labels()).toHaveLength(1);
    expect(await revision()).toBe(1);
  });

  test("and its opposite at once leave exactly one of the two", async () => {
    const kinds: MarkKind[] = ["fits", "misfit", "fits", "misfit", "fits", "misfit"];
    await Promise.all(kinds.map((kind) => mark(kind)));
    const current = (await labels()).filter(({ retracted_at }) => !retracted_at);
    expect(current).toHaveLength(1);
    expect(current[0]?.replaces).toHaveLength(1);
  });

  test("keeps what was said of the tender at that moment", async () => {
    await asOperator(as(), (t) =>
      t.db
        .insertInto("fit_score")
        .values({
          agency_id: agency.agencyId,
          tender_id: tenderId,
          tender_version: 4,
          profile_version: 2,
          model_version: 7,
          score: 72,
          low: 61,
          high: 80,
          knockout: 1,
          parts: [80, 70, -1, 60, 50],
          chance: 25,
          chance_low: 15,
          chance_high: 35,
          scored_at: testNow,
        })
        .execute(),
    );
    await mark("fits");
    expect((await labels())[0]?.prediction).toEqual({
      score: 72,
      low: 61,
      high: 80,
      knockout: 1,
      chance: 25,
      chanceLow: 15,
      chanceHigh: 35,
      modelVersion: 7,
      tenderVersion: 4,
      profileVersion: 2,
    });
    const { agencyId } = agency;
    await sql`
      update profile set data = data || '{"priceLevel": "low"}' where agency_id = ${agencyId}`.execute(
      database.owner.db,
    );
    await sql`
      insert into document_demand (agency_id, tender_id, requirements, price_weight)
      values (${agencyId}, ${tenderId}, '[]', '{"percent": 60}')`.execute(database.owner.db);
    await mark("saved");
    expect((await labels()).find(({ kind }) => kind === "saved")?.prediction).toMatchObject({
      priceLevel: "low",
      documentPricePercent: 60,
    });
  });

  test("is told to those who keep copies, and learnt from; one that changed nothing is not", async () => {
    const learning = async () =>
      (await as().sentJobs()).filter(
        ({ name, payload }) =>
          name === "learn-agency" && JSON.stringify(payload).includes(agency.agencyId),
      ).length;
    await mark("saved");
    expect([await revision(), await learning()]).toEqual([1, 1]);
    await mark("saved");
    await unmark("fits");
    expect([await revision(), await learning()]).toEqual([1, 1]);
    await unmark("saved");
    expect([await revision(), await learning()]).toEqual([2, 2]);
  });

  test("is set at an old address of the tender too", async () => {
    const old = `alt-${slug}`;
    await sql`insert into tender_alias values (${old}, ${testId(9_000_000 + tenderCount)}, ${tenderId})`.execute(
      database.owner.db,
    );
    const { undo } = await markTender(as(), { slug: old, kind: "saved" });
    expect(await undoMark(as(), { id: undo })).toEqual({ slug, marks: nothing });
  });

  test("needs no plan: it is the agency's own", async () => {
    agency = await makeAgency(database, { tier: null });
    expect((await mark("saved")).marks.saved).toBe(true);
  });

  test("of a tender that does not exist is not found", async () => {
    const missing = { slug: "gibt-es-nicht", kind: "saved" } as const;
    await expect(markTender(as(), missing)).rejects.toMatchObject({ code: "not_found" });
    await expect(unmarkTender(as(), missing)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("taking a mark back", () => {
  test("can be undone, and what is undone comes back as it was", async () => {
    await mark("dismissed", { reason: "region", note: "Nur vor Ort" });
    const before = await labels();
    const { marks, undo = "" } = await unmark("dismissed");
    expect(marks).toEqual(nothing);
    const back = await undoMark(as(), { id: undo });
    expect(back.marks).toEqual({
      ...nothing,
      dismissed: true,
      reason: "region",
      note: "Nur vor Ort",
    });
    expect((await labels()).filter(({ id }) => id !== undo)).toEqual(before);
  });

  test("of none changes nothing, and there is nothing to undo", async () => {
    await mark("saved");
    expect(await unmark("dismissed")).toEqual({ marks: { ...nothing, saved: true } });
    expect(await labels()).toHaveLength(1);
  });
});

describe("undoing", () => {
  test("twice is harmless", async () => {
    await mark("saved");
    const { undo } = await mark("dismissed");
    const once = await undoMark(as(), { id: undo });
    expect(await undoMark(as(), { id: undo })).toEqual(once);
    expect(once.marks).toEqual({ ...nothing, saved: true });
    const { undo: withdrawal = "" } = await unmark("saved");
    const back = await undoMark(as(), { id: withdrawal });
    expect(await undoMark(as(), { id: withdrawal })).toEqual(back);
    await unmark("saved");
    expect((await undoMark(as(), { id: withdrawal })).marks).toEqual(nothing);
  });

  test("leaves alone what was said since", async () => {
    const { undo: first } = await mark("fits");
    await mark("misfit");
    expect((await undoMark(as(), { id: first })).marks).toEqual({
      ...nothing,
      fitMark: "misfit",
    });
    await mark("saved");
    const { undo: withdrawal = "" } = await unmark("saved");
    await mark("dismissed");
    expect((await undoMark(as(), { id: withdrawal })).marks).toMatchObject({
      dismissed: true,
      saved: false,
    });
  });

  test("at once in two tabs brings back one mark", async () => {
    await mark("saved");
    const { undo } = await mark("dismissed");
    await Promise.all([1, 2, 3].map(() => undoMark(as(), { id: undo })));
    const current = (await labels()).filter(({ retracted_at }) => !retracted_at);
    expect(current.map(({ kind }) => kind)).toEqual(["saved"]);
  });

  test("of another agency's mark is answered like a missing one, and changes nothing", async () => {
    const { undo } = await mark("saved");
    const stranger = await makeAgency(database);
    for (const id of [undo, "00000000-0000-4000-8000-000000000000"]) {
      await expect(undoMark(as(stranger), { id })).rejects.toMatchObject({ code: "not_found" });
    }
    expect((await labels())[0]?.retracted_at).toBeNull();
  });

  test("is open to the colleague of the one who marked", async () => {
    const { undo } = await mark("saved");
    const colleague = await makeMember(database, agency.agencyId);
    expect((await undoMark(as(colleague), { id: undo })).marks).toEqual(nothing);
  });
});

test("marks are counted by tender, current ones only, and the own ones only", async () => {
  await mark("fits");
  await mark("saved");
  await mark("dismissed");
  const other = await makeAgency(database);
  await markTender(as(other), { slug, kind: "saved" });
  expect(await getMarkedTenders(as())).toEqual({ fits: 1, misfit: 0, saved: 0, dismissed: 1 });
  expect(await getMarkedTenders(as(other))).toEqual({ fits: 0, misfit: 0, saved: 1, dismissed: 0 });
});
