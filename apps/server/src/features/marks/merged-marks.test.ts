import { startWeights } from "@tc/assessment";
import type { MarkKind } from "@tc/contract";
import type { Notice } from "@tc/notices";
import { generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { asOperator, inAgency } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { sampleSourceId } from "../../ports/notice-source.ts";
import { storeAndApply } from "../ingestion/index.ts";
import { StatedNotices, statedChange, statedNotice } from "../ingestion/reading/stated-notices.ts";
import * as store from "./label.store.ts";
import { markTender } from "./mark-tender.ts";
import { toMarks } from "./tender-marks.ts";
import { undoMark } from "./undo-mark.ts";

const stated = new StatedNotices();
let database: TestDatabase;
let agency: MadeAgency;
let seconds = 0;
beforeEach(async () => {
  database = await createTestDatabase();
  agency = await makeAgency(database);
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) =>
  testContext(database, { actor, now: new Date(testNow.getTime() + ++seconds * 1_000) });
const arrive = (...notices: readonly Notice[]) => stated.arrive(testContext(database), ...notices);
const tenderOf = ({ noticeId }: { readonly noticeId: string }) =>
  database.db
    .selectFrom("notice")
    .innerJoin("tender", "tender.id", "tender_id")
    .select(["tender.id", "tender.slug"])
    .where("notice_id", "=", noticeId)
    .executeTakeFirstOrThrow();
const mark = (slug: string, kind: MarkKind, made = agency) => markTender(as(made), { slug, kind });
const marksOf = (tenderId: string, made = agency) =>
  inAgency(as(made), made.agencyId, async (t) =>
    toMarks(await store.listCurrentMarks(t, tenderId)),
  );
const allLabels = () =>
  asOperator(as(), (t) => t.db.selectFrom("tender_label").selectAll().execute());

/** Two calls nobody knows to be one procedure, until a correction of the first names the second's BT-04. */
const first = statedNotice(1);
const second = statedNotice(2);
const bond = statedChange(4, first, { procedureId: second.procedureId ?? "" });
const none = { saved: false, dismissed: false };

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.owner.db,
  );
  return rows.length > 0;
}

async function twoTenders() {
  await arrive(first);
  await arrive(second);
  return [await tenderOf(first), await tenderOf(second)] as const;
}

describe("when two tenders turn out to be one", () => {
  test("marks of the one that goes move to the one that stays, for each agency, and can still be undone", async () => {
    const [stays, goes] = await twoTenders();
    const other = await makeAgency(database);
    await mark(goes.slug, "fits");
    const { undo } = await mark(goes.slug, "misfit");
    await mark(goes.slug, "saved", other);
    await arrive(bond);
    expect(await marksOf(stays.id)).toEqual({ ...none, fitMark: "misfit" });
    expect(await marksOf(stays.id, other)).toEqual({ ...none, saved: true });
    expect(await undoMark(as(), { id: undo })).toEqual({
      slug: stays.slug,
      marks: { ...none, fitMark: "fits" },
    });
  });

  test("the later of two marks stays where both were marked, and the other is taken back", async () => {
    const [stays, goes] = await twoTenders();
    await mark(stays.slug, "fits");
    await mark(goes.slug, "misfit");
    await mark(goes.slug, "saved");
    await mark(stays.slug, "saved");
    await arrive(bond);
    expect(await marksOf(stays.id)).toEqual({ ...none, fitMark: "misfit", saved: true });
    const labels = await allLabels();
    expect(labels).toHaveLength(4);
    expect(labels.every(({ tender_id }) => tender_id === stays.id)).toBe(true);
    expect(labels.filter(({ retracted_at }) => retracted_at)).toHaveLength(2);
  });

  test("whoever keeps copies of the marks is told", async () => {
    const [, goes] = await twoTenders();
    await mark(goes.slug, "fits");
    const revision = () =>
      inAgency(as(), agency.agencyId, (t) =>
        t.db.selectFrom("scoring_state").select("revision").executeTakeFirstOrThrow(),
      );
    const before = Number((await revision()).revision);
    await arrive(bond);
    expect(Number((await revision()).revision)).toBe(before + 1);
  });

  test("a mark that is being set at that moment is not lost", async () => {
    const [stays, goes] = await twoTenders();
    let merging: Promise<unknown> | undefined;
    await inAgency(as(), agency.agencyId, async (t) => {
      const held = await store.holdTender(t, goes.slug);
      expect(held).toEqual(goes);
      await store.insertLabel(t, goes.id, { kind: "saved", replaces: [] });
      merging = arrive(bond);
      await vi.waitFor(async () => expect(await isSomebodyWaiting()).toBe(true), {
        timeout: 60_000,
      });
    });
    await merging;
    expect(await marksOf(stays.id)).toEqual({ ...none, saved: true });
  });

  test("an agency's mark at the old address afterwards is one of the tender that stays", async () => {
    const [stays, goes] = await twoTenders();
    await arrive(bond);
    await mark(goes.slug, "dismissed");
    expect(await marksOf(stays.id)).toEqual({ ...none, dismissed: true });
  });
});

async function storeSample(): Promise<void> {
  const [procedure] = [...generateProcedures({ seed: 3, count: 1, today: "2026-11-21" })];
  await storeAndApply(
    testContext(database),
    (procedure?.notices ?? []).map(({ file, xml, source }) => ({
      raw: { file, bytes: Buffer.from(xml) },
      sourceId: sampleSourceId(source),
    })),
  );
}

test("what was said of samples goes with them when the first real notice arrives", async () => {
  await storeSample();
  const sample = await database.db.selectFrom("tender").select("slug").executeTakeFirstOrThrow();
  await mark(sample.slug, "saved");
  await arrive(first);
  expect(await allLabels()).toEqual([]);
});

test("what was learnt from samples orders no real tender", async () => {
  await storeSample();
  const sample = await database.db.selectFrom("tender").select("slug").executeTakeFirstOrThrow();
  await mark(sample.slug, "fits");
  const weights = JSON.stringify(startWeights);
  await asOperator(as(), async (t) => {
    await sql`
      insert into agency_learning (agency_id, weights, label_count, tried_at)
      values (${agency.agencyId}, ${weights}, 40, ${t.now()})`.execute(t.db);
    await sql`update scoring_state set is_complete = true`.execute(t.db);
  });
  const state = () =>
    inAgency(as(), agency.agencyId, (t) =>
      t.db
        .selectFrom("scoring_state")
        .select(["revision", "is_complete"])
        .executeTakeFirstOrThrow(),
    );
  const before = Number((await state()).revision);
  await arrive(first);
  const learnt = await asOperator(as(), (t) =>
    t.db.selectFrom("agency_learning").selectAll().execute(),
  );
  expect(learnt).toEqual([]);
  expect(await state()).toEqual({ revision: String(before + 1), is_complete: false });
});
