import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../../platform/context.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { removeSearchDocuments, writeSearchDocuments } from "../index.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const documents = () =>
  database.db
    .selectFrom("search_document")
    .select(["tender_id", "removed", "terms", "weights", "deadlines", "deadlines_have_time"])
    .orderBy("tender_id")
    .execute();

test("a tender is stored with its words, their parts and one weight for each", async () => {
  const ctx = testContext(database);
  const tender = makeTender({ title: "Kommunikationskampagne für Köln\u0000" });
  await inTransaction(ctx, (t) =>
    writeSearchDocuments(t.db, [{ tenderId: testId(1), tender: makeTender({ title: "alt" }) }]),
  );
  await inTransaction(ctx, (t) => writeSearchDocuments(t.db, [{ tenderId: testId(1), tender }]));
  const [row] = await documents();
  const terms = row?.terms.split(" ") ?? [];
  expect(terms).toEqual(expect.arrayContaining(["kommunikationskampagn", "kampagn", "koln"]));
  expect(terms).not.toContain("alt");
  expect(row?.weights).toHaveLength(terms.length);
});

test("a compound in the title counts more than its part often repeated in running text", async () => {
  const ctx = testContext(database);
  const often = "Prozesskampagne und Kampagne. ".repeat(20);
  const documentOf = async (tender: Parameters<typeof makeTender>[0]) => {
    await inTransaction(ctx, (t) =>
      writeSearchDocuments(t.db, [{ tenderId: testId(7), tender: makeTender(tender) }]),
    );
    const row = (await documents()).find((document) => document.tender_id === testId(7));
    const terms = row?.terms.split(" ") ?? [];
    return row?.weights[terms.indexOf("kampagn")] ?? 0;
  };
  // The same number of words, so that only the place of the word differs.
  const named = await documentOf({
    title: "Kommunikationskampagne Ehrenamt",
    description: "Leitsystem und Film. ".repeat(20),
  });
  const mentioned = await documentOf({ title: "Straßenausbau Ehrenamt", description: often });
  expect(named).toBeGreaterThan(mentioned);
  expect(mentioned).toBeGreaterThan(0);
});

test("deadlines of lots are kept once each, earliest first", async () => {
  const lot = (at: string) => ({ deadlines: [{ kind: "offer" as const, at, hasTime: true }] });
  const tender = makeTender({
    lots: [lot("2026-12-02T10:00:00Z"), lot("2026-12-01T10:00:00Z"), lot("2026-12-02T10:00:00Z")],
  });
  await inTransaction(testContext(database), (t) =>
    writeSearchDocuments(t.db, [{ tenderId: testId(2), tender }]),
  );
  const row = (await documents()).find((one) => one.tender_id === testId(2));
  expect(row?.deadlines.map((second) => new Date(Number(second) * 1000).toISOString())).toEqual([
    "2026-12-01T10:00:00.000Z",
    "2026-12-02T10:00:00.000Z",
  ]);
  expect(row?.deadlines_have_time).toEqual([true, true]);
});

test("a removed tender leaves a tombstone without words", async () => {
  await inTransaction(testContext(database), (t) => removeSearchDocuments(t.db, [testId(2)]));
  const row = (await documents()).find((one) => one.tender_id === testId(2));
  expect(row).toMatchObject({ removed: true, terms: "" });
});
