import { generateProcedures, startNoticeStandins } from "@tc/standins";
import type { NoticeStandins } from "@tc/standins";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createNoticeSources } from "../../adapters/notice-sources/create-notice-sources.ts";
import { storeAndApply } from "../../features/ingestion/index.ts";
import { listSources } from "../../features/sources/list-sources.ts";
import { screenSources } from "../../features/sources/screen-sources.ts";
import { startScreening } from "../../features/sources/start-screening.ts";
import { createFakeNoticeSource } from "../../ports/notice-source.fake.ts";
import type { Ports } from "../../ports/ports.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";

const options = { seed: 11, count: 40, today: "2026-11-21" };
const { signal } = new AbortController();

let database: TestDatabase;
let standins: NoticeStandins | undefined;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await standins?.stop();
  standins = undefined;
  await database.drop();
});
const makeContext = (ports: Partial<Ports>) => testContext(database, { ports });

describe("the stand-ins through the real adapters", () => {
  it("fill a fresh database with sample notices of both sources, merged into procedures", async () => {
    standins = await startNoticeStandins(options);
    const noticeSources = createNoticeSources(["doe", "ted"], {
      doeBaseUrl: standins.doeUrl,
      tedBaseUrl: standins.tedUrl,
      contact: "test@example.org",
      daysBack: 200,
      sample: true,
      client: { wait: async () => undefined, limit: { count: 100_000, windowMs: 1 } },
    });
    const ctx = makeContext({ noticeSources });
    await startScreening(ctx);
    expect(await ctx.sentJobs()).toEqual([{ name: "screen-sources", payload: {} }]);
    const runs = await screenSources(ctx, { storeNotices: storeAndApply, signal });
    expect(runs.map(({ outcome }) => outcome)).toEqual(["ok", "ok"]);

    const list = await listSources(ctx);
    expect(list).toMatchObject({ sample: true, sampleOffered: false });
    for (const source of list.sources) {
      expect(source).toMatchObject({ state: "ok", watermark: "2026-11-20", lagDays: 1 });
    }
    const both = await database.db.selectFrom("tender").select("sources").execute();
    expect(both.some(({ sources }) => sources.length === 2)).toBe(true);
    // Up to date: a restart asks for nothing.
    await startScreening(ctx);
    expect(await ctx.sentJobs()).toHaveLength(1);
  });

  it("leave the other source alone when one fails, and tell which", async () => {
    const doe = createFakeNoticeSource({ id: "doe" });
    standins = await startNoticeStandins(options);
    standins.fail("ted-search", { kind: "status", status: 503 }, 10);
    const [ted] = createNoticeSources(["ted"], {
      doeBaseUrl: standins.doeUrl,
      tedBaseUrl: standins.tedUrl,
      contact: "test@example.org",
      daysBack: 2,
      client: { wait: async () => undefined },
    });
    const ctx = makeContext({ noticeSources: [ted!, doe] });
    const run = screenSources(ctx, { storeNotices: storeAndApply, signal });
    await expect(run).rejects.toThrow("ted: server_error");
    const { sources } = await listSources(ctx);
    expect(sources).toMatchObject([
      { id: "ted", state: "failing", lastError: "server_error" },
      { id: "doe", state: "ok", watermark: "2026-11-20" },
    ]);
  });
});

describe("a notice that reappears on a later day", () => {
  it("stays one notice of one tender", async () => {
    const [procedure] = generateProcedures({ ...options, count: 1 });
    const { file, xml } = procedure!.notices[0]!;
    const source = createFakeNoticeSource({ id: "doe" });
    for (const day of ["2026-11-18", "2026-11-20"]) {
      source.put(day, [{ file: `${day}-${file}`, bytes: Buffer.from(xml) }]);
    }
    const ctx = makeContext({ noticeSources: [source] });
    await screenSources(ctx, { storeNotices: storeAndApply, signal });
    expect(await listSources(ctx)).toMatchObject({
      tenderCount: 1,
      sources: [{ id: "doe", noticeCount: 1, watermark: "2026-11-20" }, { id: "ted" }],
    });
  });
});

describe("several workers", () => {
  it("that begin at the same moment leave what one would", async () => {
    standins = await startNoticeStandins(options);
    const plug = () =>
      createNoticeSources(["doe", "ted"], {
        doeBaseUrl: standins!.doeUrl,
        tedBaseUrl: standins!.tedUrl,
        contact: "test@example.org",
        daysBack: 60,
        sample: true,
        client: { wait: async () => undefined, limit: { count: 100_000, windowMs: 1 } },
      });
    const contexts = [1, 2, 3].map(() => makeContext({ noticeSources: plug() }));
    const runs = await Promise.all(
      contexts.map((ctx) => screenSources(ctx, { storeNotices: storeAndApply, signal })),
    );
    const outcomes = runs.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === "ok").length).toBeGreaterThanOrEqual(2);
    expect(outcomes.every((outcome) => outcome === "ok" || outcome === "busy")).toBe(true);
    const from = "2026-09-22";
    const expected = [...generateProcedures(options)]
      .flatMap(({ notices }) => notices)
      .filter(({ source, publishedOn }) => source === "doe" && publishedOn >= from);
    const { sources } = await listSources(contexts[0]!);
    expect(sources.find(({ id }) => id === "standin-doe")?.noticeCount).toBe(expected.length);
  });
});

describe("the list of sources", () => {
  it("tells of North Rhine-Westphalia and of missing offer counts where the national export is read", async () => {
    const noticeSources = createNoticeSources(["doe"], {
      doeBaseUrl: "http://127.0.0.1:9",
      tedBaseUrl: "http://127.0.0.1:9",
      contact: "test@example.org",
      daysBack: 1,
    });
    const { sources } = await listSources(makeContext({ noticeSources }));
    const gaps = sources[0]?.knownGaps.join(" ");
    expect(gaps).toContain("§ 75a GO NRW");
    expect(gaps).toContain("keine Zahl der Angebote");
  });
});
