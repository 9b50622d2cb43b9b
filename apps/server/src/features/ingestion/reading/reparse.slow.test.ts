import { generateProcedures } from "@tc/standins";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { dumpNoticeTables } from "../database/database-dump.ts";
import { reparse } from "./reparse.ts";
import { storeAndApply } from "../raw/store-and-apply.ts";

let database: TestDatabase;
let before: Record<string, unknown[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  const procedures = [...generateProcedures({ seed: 5, count: 200, today: "2026-11-21" })];
  const batch = procedures.flatMap(({ notices }) =>
    notices.map(({ file, xml, source }) => ({
      raw: { file, bytes: Buffer.from(xml) },
      sourceId: source,
    })),
  );
  await storeAndApply(testContext(database), batch);
  before = await dumpNoticeTables(database.db);
});
afterAll(async () => {
  await database.drop();
});

test("reading everything again with the same reader changes nothing", async () => {
  const report = await reparse(testContext(database));
  expect(report).toMatchObject({
    newNotices: 0,
    changedTenders: 0,
    removedTenders: 0,
    rejected: [],
  });
  expect(await dumpNoticeTables(database.db)).toEqual(before);
});

test("damaged records are rebuilt under their old addresses", async () => {
  await sql`update tender set title = 'falsch', record_hash = '\\x00'`.execute(database.db);
  const report = await reparse(testContext(database));
  expect(report.changedTenders).toBe(before.tender?.length);
  expect(await dumpNoticeTables(database.db)).toEqual(before);
});

test("an interrupted run goes on where it stopped", async () => {
  const stopping = new AbortController();
  const first = await reparse(testContext(database), {
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  expect(first.resumed).toBe(false);
  const second = await reparse(testContext(database));
  expect(second.resumed).toBe(true);
  expect(first.documents + second.documents).toBe(before.raw_notice?.length);
  expect(await dumpNoticeTables(database.db)).toEqual(before);
});
