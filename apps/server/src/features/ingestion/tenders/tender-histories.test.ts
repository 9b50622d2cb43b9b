import type { Notice } from "@tc/notices";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { dumpNoticeTables } from "../database/database-dump.ts";
import {
  StatedNotices,
  statedChange,
  statedNotice,
  statedResult,
  uuid,
} from "../reading/stated-notices.ts";

const stated = new StatedNotices();
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

const arrive = (...notices: readonly Notice[]) => stated.arrive(testContext(database), ...notices);
const tenders = () => database.db.selectFrom("tender").selectAll().execute();
const tenderOf = ({ noticeId }: Notice) =>
  database.db
    .selectFrom("notice")
    .innerJoin("tender", "tender.id", "tender_id")
    .select(["tender.id", "tender.slug", "tender.stage"])
    .where("notice_id", "=", noticeId)
    .executeTakeFirstOrThrow();

/** Two calls nobody knows to be one procedure, until a correction of the first names the second's BT-04. */
const first = statedNotice(1);
const second = statedNotice(2);
const award = statedResult(3, second, "Agentur Nord GmbH");
const bond = statedChange(4, first, { procedureId: second.procedureId ?? "" });

test("two tenders that turn out to be one keep the older address, and the other leads there", async () => {
  await arrive(first);
  await arrive(second, award);
  const [older, newer] = [await tenderOf(first), await tenderOf(second)];
  expect(newer.stage).toBe("awarded");

  const report = await arrive(bond);
  expect(report).toMatchObject({ newNoticeCount: 1, newTenderCount: 0, removedTenderCount: 1 });
  const left = await tenders();
  expect(left.map(({ id, slug }) => ({ id, slug }))).toEqual([{ id: older.id, slug: older.slug }]);
  expect(await database.db.selectFrom("tender_alias").selectAll().execute()).toEqual([
    { slug: newer.slug, old_id: newer.id, tender_id: older.id },
  ]);
});

test("notices, awards, winners and search documents move along when tenders become one", async () => {
  await arrive(first);
  await arrive(second, award);
  const [older, newer] = [await tenderOf(first), await tenderOf(second)];
  await arrive(bond);

  const { db } = database;
  const notices = await db.selectFrom("notice").select("tender_id").execute();
  expect(notices.map((row) => row.tender_id)).toEqual(Array(4).fill(older.id));
  const awards = await db.selectFrom("award").select(["tender_id", "buyer_id"]).execute();
  expect(awards).toEqual([{ tender_id: older.id, buyer_id: expect.any(String) }]);
  const winners = await db
    .selectFrom("award_winner")
    .innerJoin("supplier", "supplier.id", "supplier_id")
    .select(["tender_id", "name"])
    .execute();
  expect(winners).toEqual([{ tender_id: older.id, name: "Agentur Nord GmbH" }]);
  const documents = await db
    .selectFrom("search_document")
    .select(["tender_id", "removed"])
    .orderBy("removed")
    .execute();
  expect(documents).toEqual([
    { tender_id: older.id, removed: false },
    { tender_id: newer.id, removed: true },
  ]);
});

test("an address leads on over several mergers", async () => {
  const third = statedNotice(5);
  await arrive(third);
  await arrive(first);
  await arrive(second);
  const oldest = await tenderOf(third);
  await arrive(bond);
  await arrive(statedChange(6, third, { procedureId: second.procedureId ?? "" }));
  const aliases = await database.db.selectFrom("tender_alias").select("tender_id").execute();
  expect(aliases.map((row) => row.tender_id)).toEqual([oldest.id, oldest.id]);
});

test("whether procedures are tied at once or later, the same record comes of it", async () => {
  await arrive(first);
  await arrive(second, award);
  await arrive(bond);
  const other = await createTestDatabase();
  await stated.arrive(testContext(other), first, second, award, bond);
  const [later, atOnce] = await Promise.all([
    dumpNoticeTables(database.db),
    dumpNoticeTables(other.db),
  ]);
  for (const table of ["tender", "notice", "notice_key", "award", "award_winner"])
    expect(later[table]).toEqual(atOnce[table]);
  await other.drop();
});

test("a correction before its original waits as a tender and is put right by it", async () => {
  const original = statedNotice(1, { title: "Kampagne" });
  const correction = statedChange(2, original, { title: "Kampagne (berichtigt)" });
  const early = await arrive(correction);
  expect(early).toMatchObject({ newTenderCount: 1, changeCount: 0 });
  const report = await arrive(original);
  expect(report).toMatchObject({ newTenderCount: 0, changeCount: 1 });
  const [tender] = await tenders();
  expect(tender).toMatchObject({ title: "Kampagne (berichtigt)", change_count: 1, version: 2 });
  expect(tender?.record.changes).toMatchObject([
    { field: "title", old: "Kampagne", new: "Kampagne (berichtigt)", noticeId: uuid(2) },
  ]);
});

test("a cancelled call is opened again by a later call of its procedure", async () => {
  const call = statedNotice(1);
  const cancellation = statedChange(2, call, { cancelsNotice: true });
  await arrive(call);
  await arrive(cancellation);
  expect(await tenders()).toMatchObject([{ stage: "cancelled" }]);
  await arrive({ ...call, noticeId: uuid(3), issuedOn: "2026-03-20", title: "Neuer Anlauf" });
  const [tender, ...others] = await tenders();
  expect(others).toEqual([]);
  expect(tender).toMatchObject({ stage: "call", title: "Neuer Anlauf", version: 3 });
  expect(tender?.record.changes.map(({ field, old, new: next }) => [field, old, next])).toEqual(
    expect.arrayContaining([
      ["stage", "call", "cancelled"],
      ["stage", "cancelled", "call"],
    ]),
  );
});
