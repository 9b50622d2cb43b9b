import { groupNotices, readNotice } from "@tc/notices";
import { generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { dumpNoticeTables } from "../database/database-dump.ts";
import { NoticeReader } from "../reading/notice-reader.ts";
import { applyPending, storeAndApply } from "./store-and-apply.ts";
import type { Arrival } from "./store-raws.ts";
import { storeRaws } from "./store-raws.ts";

const procedures = [...generateProcedures({ seed: 7, count: 40, today: "2026-11-21" })];
const generated = procedures.flatMap(({ notices }) =>
  notices.map(({ file, xml, source }): Arrival => ({
    raw: { file, bytes: Buffer.from(xml) },
    sourceId: source,
  })),
);
/** Results below the threshold name neither BT-04 nor their call: nothing published ties the two together. */
const tenderCount = procedures
  .map(({ notices }) => groupNotices(notices.map(({ xml }) => readNotice(Buffer.from(xml)))).length)
  .reduce((sum, count) => sum + count, 0);
const garbage: Arrival = {
  raw: { file: "kaputt.xml", bytes: Buffer.from("<a><b></a>") },
  sourceId: "doe",
};

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

describe("notices that arrive", () => {
  const readers = { arriving: new NoticeReader(), again: new NoticeReader() };
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(async () => {
    await database.drop();
  });
  const ctx = () => testContext(database);
  const count = async (table: string) => {
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db);
    return rows[0]?.n;
  };

  test("become tenders once: a second run changes no row and says so", async () => {
    const first = await storeAndApply(ctx(), generated, readers);
    expect(first.rejected).toEqual([]);
    expect(first.notices).toBe(generated.length);
    expect(first.newNotices).toBe(await count("notice"));
    expect(first.tenders).toBe(tenderCount);
    expect(await count("tender")).toBe(tenderCount);
    const before = await dumpNoticeTables(database.db);
    const second = await storeAndApply(ctx(), generated, readers);
    expect(second).toEqual({ ...first, newNotices: 0, tenders: 0, changes: 0, tenderIds: [] });
    expect(await dumpNoticeTables(database.db)).toEqual(before);
    const { rows } = await sql<{
      max: number;
    }>`select max(version) as max from tender`.execute(database.db);
    expect(rows[0]?.max).toBe(1);
  });

  test("make the same rows in small pieces and all at once", async () => {
    await storeAndApply(ctx(), generated, readers);
    const whole = await dumpNoticeTables(database.db);
    for (const size of [3, 20]) {
      const other = await createTestDatabase();
      for (const batch of chunks(generated, size))
        await storeAndApply(testContext(other), batch, readers);
      expect(await dumpNoticeTables(other.db)).toEqual(whole);
      await other.drop();
    }
  });

  test("make the same tenders in whatever order", async () => {
    await storeAndApply(ctx(), generated, readers);
    const other = await createTestDatabase();
    for (const batch of chunks(generated.toReversed(), 11))
      await storeAndApply(testContext(other), batch, readers);
    const records = sql<{ record: unknown }>`select record from tender order by record::text`;
    expect((await records.execute(other.db)).rows).toEqual(
      (await records.execute(database.db)).rows,
    );
    await other.drop();
  });

  test("make the same tenders when several processes bring overlapping sets at once", async () => {
    await storeAndApply(ctx(), generated, readers);
    const other = await createTestDatabase();
    const half = Math.floor(generated.length / 2);
    const sets = [
      generated,
      generated.toReversed(),
      generated.slice(half),
      generated.slice(0, half),
    ];
    await Promise.all(
      sets.map(async (set) => {
        for (const batch of chunks(set, 9)) await storeAndApply(testContext(other), batch, readers);
      }),
    );
    const records = sql<{ record: unknown }>`select record from tender order by record::text`;
    expect((await records.execute(other.db)).rows).toEqual(
      (await records.execute(database.db)).rows,
    );
    const { rows } = await sql<{
      status: string;
    }>`select distinct status from raw_notice`.execute(other.db);
    expect(rows).toEqual([{ status: "applied" }]);
    await other.drop();
  });

  test("that cannot be read are kept with their reason and cost the others nothing", async () => {
    const report = await storeAndApply(ctx(), [garbage, ...generated]);
    expect(report.rejected).toEqual([{ file: "kaputt.xml", reason: expect.any(String) }]);
    expect(report.tenders).toBe(tenderCount);
    const again = await storeAndApply(ctx(), [garbage], readers);
    expect(again.rejected).toEqual(report.rejected);
  });

  test("from a second source add that source and nothing else", async () => {
    const [arrival] = generated as [Arrival];
    await storeAndApply(ctx(), [arrival], readers);
    const report = await storeAndApply(ctx(), [{ raw: arrival.raw, sourceId: "files" }]);
    expect(report).toMatchObject({ newNotices: 0, tenders: 1, changes: 0 });
    const tender = await database.db
      .selectFrom("tender")
      .select("sources")
      .executeTakeFirstOrThrow();
    expect(tender.sources).toEqual([arrival.sourceId, "files"].toSorted());
  });

  test("stored before a crash are applied on start", async () => {
    await storeAndApply(ctx(), generated, readers);
    const whole = await dumpNoticeTables(database.db);
    const other = await createTestDatabase();
    await storeRaws(testContext(other), generated);
    expect(await sql`select from tender`.execute(other.db)).toMatchObject({ rows: [] });
    await applyPending(testContext(other), readers);
    expect(await dumpNoticeTables(other.db)).toEqual(whole);
    expect(await applyPending(testContext(other), readers)).toMatchObject({
      notices: 0,
      tenders: 0,
    });
    await other.drop();
  });

  const samples = generated.map((arrival) => ({ ...arrival, sourceId: "standin-doe" }));

  test("drive out all samples", async () => {
    await storeAndApply(ctx(), samples, readers);
    expect(await database.db.selectFrom("dataset").select("kind").executeTakeFirst()).toEqual({
      kind: "sample",
    });
    const real = generated.slice(0, 3);
    await storeAndApply(ctx(), real, readers);
    expect(await database.db.selectFrom("dataset").select("kind").executeTakeFirst()).toEqual({
      kind: "real",
    });
    expect(await count("raw_notice")).toBe(3);
    const other = await createTestDatabase();
    await storeAndApply(testContext(other), real);
    const { raw_sighting: _, search_document: left, ...rest } = await dumpNoticeTables(database.db);
    const { raw_sighting: __, search_document: right, ...whole } = await dumpNoticeTables(other.db);
    expect(rest).toEqual(whole);
    const live = (rows: unknown[] | undefined) =>
      (rows as { removed: boolean }[]).filter((row) => !row.removed);
    expect(live(left)).toEqual(live(right));
    await other.drop();
  });

  test("as samples are refused beside real ones", async () => {
    await storeAndApply(ctx(), generated.slice(0, 1));
    await expect(storeAndApply(ctx(), samples, readers)).rejects.toMatchObject({
      code: "sample_refused",
    });
    expect(await count("raw_notice")).toBe(1);
  });
});
