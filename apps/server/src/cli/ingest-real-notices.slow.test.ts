import path from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { testOnRealData } from "../../../../tools/real-data.ts";
import { readPaths } from "../adapters/archive/read-paths.ts";
import { testContext } from "../testing/database/test-context.ts";
import { createTestDatabase } from "../testing/database/test-database.ts";
import type { TestDatabase } from "../testing/database/test-database.ts";
import { dumpNoticeTables } from "../features/ingestion/database/database-dump.ts";
import { ingestDocuments } from "../features/ingestion/index.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

testOnRealData(
  "notices",
  "all real notices become tenders, and a second time change nothing",
  async (notices) => {
    const ctx = testContext(database);
    const paths = [notices, path.join(path.dirname(notices), "notices-ted-r209")];
    const ingest = () => ingestDocuments(ctx, readPaths(paths), { sourceId: "files" });
    const first = await ingest();
    const rejected = await database.db
      .selectFrom("raw_notice")
      .select(["file", "reject_code", "reject_reason"])
      .where("status", "<>", "applied")
      .execute();
    console.log(
      `${first.notices} notices, ${first.tenders} tenders, ${first.rejected.length} rejected, ` +
        `${rejected.length} of them read and refused`,
    );
    expect(first.notices).toBeGreaterThan(0);
    // Whatever is refused is refused for its bytes, never because it could not be applied.
    expect(
      rejected.filter((row) => ["reader_failed", "not_applied"].includes(row.reject_code ?? "")),
    ).toEqual([]);
    const before = await dumpNoticeTables(database.db);
    expect(await ingest()).toMatchObject({
      notices: first.notices,
      newNotices: 0,
      tenders: 0,
      changes: 0,
    });
    expect(await dumpNoticeTables(database.db)).toEqual(before);
  },
  180_000,
);
