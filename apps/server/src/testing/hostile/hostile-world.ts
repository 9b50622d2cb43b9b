import { getBuyer, getTender, listTenders } from "@tc/contract";
import type { PlausibilityFlag } from "@tc/domain";
import { noticeErrorCodes } from "@tc/notices";
import { pino } from "pino";
import { expect } from "vitest";
import { makeAgency } from "../people/make-agency.ts";
import { testContext } from "../database/test-context.ts";
import { createTestDatabase } from "../database/test-database.ts";
import { buyersRoutes } from "../../features/buyers/index.ts";
import { ingestDocuments } from "../../features/ingestion/index.ts";
import type { IngestReport } from "../../features/ingestion/index.ts";
import { SearchReplica } from "../../features/search/index.ts";
import { tendersRoutes } from "../../features/tenders/index.ts";

const maxAnswerBytes = 2_000_000;
const maxRowBytes = 10_000;

export type HostileWorld = Awaited<ReturnType<typeof makeHostileWorld>>;

/** A server that takes in documents and answers with what it made of them. */
export async function makeHostileWorld() {
  const database = await createTestDatabase();
  const { actor } = await makeAgency(database);
  const search = new SearchReplica({
    db: database.db,
    log: pino({ level: "silent" }),
    snapshotFile: undefined,
  });
  await search.open();
  const routes = [...tendersRoutes(search), ...buyersRoutes()];

  async function answer(path: string, input: { query?: object; params?: object }) {
    const bound = routes.find(({ endpoint }) => endpoint.path === path);
    if (!bound) throw new Error(`no endpoint ${path}`);
    const ctx = testContext(database, { actor });
    const { json } = await bound.answer(ctx, { query: {}, params: {}, body: undefined, ...input });
    return json;
  }

  const bytesOf = async (path: string, params: object) =>
    Buffer.byteLength(await answer(path, { params }));

  async function expectSmallAnswers(): Promise<void> {
    const tenders = await database.db.selectFrom("tender").select("slug").execute();
    const buyers = await database.db.selectFrom("buyer").select("id").execute();
    expect(tenders.length).toBeGreaterThan(0);
    for (const { slug } of tenders) {
      expect(await bytesOf(getTender.path, { slug })).toBeLessThanOrEqual(maxAnswerBytes);
    }
    for (const { id } of buyers) {
      expect(await bytesOf(getBuyer.path, { id })).toBeLessThanOrEqual(maxAnswerBytes);
    }
    await search.catchUp();
    const { items } = JSON.parse(await answer(listTenders.path, { query: { limit: "100" } })) as {
      items: object[];
    };
    for (const item of items) {
      expect(Buffer.byteLength(JSON.stringify(item))).toBeLessThanOrEqual(maxRowBytes);
    }
  }

  return {
    database,

    ingest: (documents: readonly string[]): Promise<IngestReport> =>
      ingestDocuments(testContext(database), raws(documents), { sourceId: "files" }),

    /**
     * Documents of which the last one is an ordinary notice: each came in or was refused by name, the last one came in,
     * and all answers are small.
     */
    async expectHarmless(report: IngestReport, documents: readonly string[]): Promise<void> {
      expect(report.notices + report.rejected.length).toBeGreaterThanOrEqual(documents.length);
      expect(report.rejected.map(({ file }) => file)).not.toContain(String(documents.length - 1));
      const others = await database.db
        .selectFrom("raw_notice")
        .select(["reject_code", "reject_reason"])
        .where("status", "<>", "applied")
        .where((eb) =>
          eb.or([
            eb("reject_code", "is", null),
            eb("reject_code", "not in", [...noticeErrorCodes]),
            eb("status", "<>", "rejected"),
          ]),
        )
        .execute();
      // Nothing is refused for time, memory or a statement that fails, and nothing is left to be tried again.
      expect(others).toEqual([]);
      await expectSmallAnswers();
    },

    async countOf(status: "applied" | "rejected"): Promise<number> {
      const rows = database.db.selectFrom("raw_notice").select("sha256");
      return (await rows.where("status", "=", status).execute()).length;
    },

    async countFlagged(flag: PlausibilityFlag): Promise<number> {
      const rows = await database.db.selectFrom("tender").select("flags").execute();
      return rows.filter(({ flags }) => flags.includes(flag)).length;
    },

    async close(): Promise<void> {
      await search.close();
      await database.drop();
    },
  };
}

async function* raws(documents: readonly string[]) {
  for (const [index, text] of documents.entries()) {
    yield await Promise.resolve({ file: String(index), bytes: Buffer.from(text) });
  }
}
