import { existsSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPaths } from "../adapters/archive/read-paths.ts";
import { testContext } from "../testing/test-context.ts";
import { createTestDatabase } from "../testing/test-database.ts";
import type { TestDatabase } from "../testing/test-database.ts";
import { dumpNoticeTables } from "../features/notices/database-dump.ts";
import { ingestDocuments } from "../features/notices/index.ts";

const data = process.env.TC_DATA ?? path.resolve(import.meta.dirname, "../../../../../shared/data");
const isMissing = !existsSync(path.join(data, "notices")) && process.env.CI !== "true";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

test.skipIf(isMissing)(
  "all real notices become tenders, and a second time change nothing",
  async () => {
    const ctx = testContext(database);
    const paths = ["notices", "notices-ted-r209"].map((folder) => path.join(data, folder));
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
