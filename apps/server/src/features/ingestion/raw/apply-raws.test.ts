import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { applyRaws } from "./apply-raws.ts";
import { readRaws } from "./batches.ts";
import { listRawsAfter } from "./raw-notice.store.ts";
import { storeRaws } from "./store-raws.ts";
import { StatedNotices, statedNotice, uuid } from "../reading/stated-notices.ts";

const stated = new StatedNotices();
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
afterAll(() => stated.reader.close());

/** More than the column for amounts holds: the whole transaction fails for it. */
const culprit = statedNotice(5, { values: { estimated: { cents: 1e25, currency: "EUR" } } });
const batch = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => (n === 5 ? culprit : statedNotice(n)));

async function applyAgain() {
  const rows = await listRawsAfter(database.db, { seq: "0", pendingOnly: true, limit: 100 });
  const pending = rows.map((row) => ({ ...row, bytes: row.content, compressed: true }));
  return applyRaws(testContext(database), stated.reader, await readRaws(stated.reader, pending));
}

test("a notice that breaks the transaction is set aside, and all others of its batch are applied", async () => {
  const report = await stated.arrive(testContext(database), ...batch);
  expect(report).toMatchObject({ newNoticeCount: 7, newTenderCount: 7 });
  expect(report.rejected).toEqual([{ file: `${uuid(5)}.json`, reason: expect.any(String) }]);
  const titles = await database.db.selectFrom("tender").select("title").orderBy("title").execute();
  expect(titles.map((row) => row.title)).toEqual(
    [1, 2, 3, 4, 6, 7, 8].map((n) => `Imagekampagne ${n}`),
  );
});

test("a notice that never gets through is tried three times more, then rejected with its reason", async () => {
  await stated.arrive(testContext(database), ...batch);
  const state = () =>
    database.db
      .selectFrom("raw_notice")
      .select(["status", "attempts", "reject_code", "reject_reason"])
      .where("status", "<>", "applied")
      .executeTakeFirst();
  for (const attempts of [1, 2, 3]) {
    expect(await state()).toMatchObject({ status: "pending", attempts });
    expect((await applyAgain()).rejected).toHaveLength(1);
  }
  expect(await state()).toEqual({
    status: "rejected",
    attempts: 4,
    reject_code: "not_applied",
    reject_reason: expect.stringMatching(/bigint|range/),
  });
  expect(await applyAgain()).toMatchObject({ noticeCount: 0, rejected: [] });
});

test("the work that belongs to a batch is done once, however often the batch is halved", async () => {
  const arrivals = batch.map((notice) => ({
    raw: { file: notice.noticeId, bytes: Buffer.from(JSON.stringify(notice)) },
    sourceId: "doe",
  }));
  const { pending } = await storeRaws(testContext(database), arrivals);
  let attempts = 0;
  const read = await readRaws(stated.reader, pending);
  await applyRaws(testContext(database), stated.reader, read, {
    rereading: false,
    alongside: async (t) => {
      await t.db
        .insertInto("source")
        .values({ id: `mark-${attempts++}` })
        .execute();
    },
  });
  const marks = await database.db
    .selectFrom("source")
    .select("id")
    .where("id", "like", "mark-%")
    .execute();
  expect(marks).toHaveLength(1);
});
