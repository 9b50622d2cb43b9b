import { scoreColumns } from "@tc/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { writeScore, unknownByte } from "../../scoring/scores/score-layout.ts";
import { writeScores } from "../../scoring/scores/score.operator.store.ts";
import { uuidWords } from "@tc/search-engine";
import { countScores, eachScore, readScores } from "./score.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function store(bytes: Uint8Array) {
  const { agencyId } = await makeAgency(database, { tier: "premium" });
  const ctx = testContext(database);
  const count = await asOperator(ctx, (t) =>
    writeScores(t, {
      agencies: [{ id: agencyId, profileVersion: 1 }],
      tenders: [1, 2].map((n) => ({ id: testId(n), version: 1 })),
      modelVersion: 1,
      bytes,
    }),
  );
  expect(count).toBe(2);
  const scores = await inAgency(ctx, agencyId, readScores);
  const read: Record<string, number>[] = [];
  eachScore(scores, (id, numbers) => {
    const row = scoreColumns.map((name, at) => [name, numbers[at] ?? -2]);
    const isFirst = uuidWords(testId(1)).every((word, at) => word === id[at]);
    read[isFirst ? 0 : 1] = Object.fromEntries(row);
  });
  expect(countScores(scores)).toBe(2);
  return read;
}

test("every number of a score is read from where it was written", async () => {
  await saveTenders(
    database.db,
    [1, 2].map((n) => ({ id: testId(n), tender: makeTender({ title: `Nummer ${n}` }) })),
  );
  const bytes = new Uint8Array(2 * scoreColumns.length);
  const scored = { score: 71, low: 61, high: 81, knockout: 2 };
  const chance = { percent: 35, low: 25, high: 50, spread: 42 };
  writeScore(bytes, 0, scored, [11, 12, unknownByte, 14, 15], 0, chance);
  writeScore(bytes, 1, { ...scored, knockout: 0 }, [0, 0, 0, 0, 0, 1, 2, 3, 4, 5], 1, undefined);
  const fit = { fit: 71, fitLow: 61, fitHigh: 81 };
  expect(await store(bytes)).toEqual([
    {
      ...fit,
      knockout: 2,
      services: 11,
      references: 12,
      size: -1,
      region: 14,
      eligibility: 15,
      chance: 35,
      chanceLow: 25,
      chanceHigh: 50,
      chanceSpread: 42,
    },
    {
      ...fit,
      knockout: 0,
      services: 1,
      references: 2,
      size: 3,
      region: 4,
      eligibility: 5,
      chance: -1,
      chanceLow: -1,
      chanceHigh: -1,
      chanceSpread: -1,
    },
  ]);
});
