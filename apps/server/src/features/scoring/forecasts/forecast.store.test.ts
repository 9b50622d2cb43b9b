import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { saveForecast } from "../../../testing/tenders/save-assessments.ts";
import { saveTenders } from "../../../testing/tenders/save-tenders.ts";
import { findTender } from "./forecast.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await saveTenders(database.db, [{ id: testId(1), tender: makeTender() }]);
});
afterAll(() => database.drop());

test.each([
  ["tooWide", "too-wide"],
  ["tooThin", "too-thin"],
  ["too-wide", "too-wide"],
])(
  "a forecast that was stored without a budget, because of %s, says %s",
  async (storedReason, reason) => {
    const budget = { kind: "none", reason: storedReason, n: 3 };
    await saveForecast(database.owner.db, testId(1), {
      forecast: JSON.stringify({ lots: [], budget }),
    });
    const tender = await findTender(database.db, testId(1));
    expect(tender?.forecast?.budget).toEqual({ kind: "none", reason, n: 3 });
  },
);
