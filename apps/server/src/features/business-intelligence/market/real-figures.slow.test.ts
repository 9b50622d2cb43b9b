import { expect } from "vitest";
import { testOnRealData } from "../../../../../../tools/real-data.ts";
import { readPaths } from "../../../adapters/archive/read-paths.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import { ingestDocuments } from "../../ingestion/index.ts";
import { everyFilter, expectEqual } from "./figures.fixture.ts";
import { readScope } from "./scope.ts";

testOnRealData(
  "notices",
  "on the real archive every figure equals what stored tenders say",
  async (notices) => {
    const database = await createTestDatabase();
    try {
      const ctx = testContext(database);
      await ingestDocuments(ctx, readPaths([notices, `${notices}-ted-r209`]), {
        sourceId: "files",
      });
      let tenders = 0;
      for (const filters of everyFilter) {
        // The archive is older than the period that ends with the clock of tests.
        const scope = { ...(await readScope(ctx, filters)), from: "2010-01-01" };
        tenders += (await expectEqual(database, { ...scope, grain: "quarter" })).tenders;
      }
      expect(tenders).toBeGreaterThan(100);
    } finally {
      await database.drop();
    }
  },
  180_000,
);
