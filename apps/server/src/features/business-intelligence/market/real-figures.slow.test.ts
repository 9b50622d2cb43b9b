import { expect } from "vitest";
import { testOnRealData } from "../../../../../../tools/real-data.ts";
import { readPaths } from "../../../adapters/archive/read-paths.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import { ingestDocuments } from "../../ingestion/index.ts";
import { readRetenders } from "../../retenders/read-retenders.ts";
import { expectSuppliersEqual } from "../../suppliers/recomputed-supplier.fixture.ts";
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
      await readRetenders(ctx, new AbortController().signal);
      const agency = await makeAgency(database, { tier: "enterprise" });
      const { suppliers, dated } = await expectSuppliersEqual(database, agency);
      expect(suppliers).toBeGreaterThan(25);
      expect(dated).toBeGreaterThan(0);
    } finally {
      await database.drop();
    }
  },
  180_000,
);
