import { generateProcedures, startNoticeStandins } from "@tc/standins";
import type { NoticeStandins } from "@tc/standins";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createNoticeSources } from "../../adapters/notice-sources/create-notice-sources.ts";
import { createFakeNoticeSource } from "../../ports/notice-source.fake.ts";
import type { Ports } from "../../ports/ports.ts";
import type { SampleNotices } from "../../ports/sample-notices.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase } from "../../testing/test-database.ts";
import type { TestDatabase } from "../../testing/test-database.ts";
import { storeAndApply } from "../notices/index.ts";
import { listSources } from "./list-sources.ts";
import { ingestSamples, loadSamples } from "./load-samples.ts";
import { screenSources } from "./screen-sources.ts";
import { startScreening } from "./start-screening.ts";

const today = "2026-11-21";
const options = { seed: 11, count: 40, today };
const { signal } = new AbortController();

const samples: SampleNotices = {
  generate: async () =>
    [...generateProcedures(options)]
      .flatMap(({ notices }) => notices)
      .map(({ source, file, xml }) => ({
        sourceId: `standin-${source}`,
        raw: { file, bytes: Buffer.from(xml) },
      })),
};
const xmlOfOne = [...generateProcedures({ ...options, seed: 12, count: 1 })][0]!.notices[0]!.xml;
const realArrival = { raw: { file: "real.xml", bytes: Buffer.from(xmlOfOne) }, sourceId: "doe" };

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
const makeContext = (ports: Partial<Ports> = { samples }) => testContext(database, { ports });
const readKind = async () =>
  (await database.db.selectFrom("dataset").select("kind").executeTakeFirstOrThrow()).kind;

describe("sample data", () => {
  it("is offered for an empty database, loaded once asked for, and said to be what it is", async () => {
    const ctx = makeContext();
    expect(await listSources(ctx)).toMatchObject({ sampleOffered: true, sample: false });
    expect(await loadSamples(ctx)).toEqual({ started: true });
    expect(await ctx.sentJobs()).toEqual([{ name: "load-samples", payload: {} }]);
    await ingestSamples(ctx, signal);
    const list = await listSources(ctx);
    expect(list).toMatchObject({ sampleOffered: false, sample: true });
    // One generated procedure is one tender, whatever the number of its notices and sources.
    expect(list.tenderCount).toBeGreaterThan(30);
    expect(list.tenderCount).toBeLessThan(60);
    expect(list.openTenderCount).toBeGreaterThan(10);
    const doe = list.sources.find(({ id }) => id === "standin-doe");
    expect(doe).toMatchObject({ state: "off", rejectedCount: 0 });
    expect(doe?.noticeCount).toBeGreaterThan(40);
  });

  it("is the same after being loaded twice", async () => {
    const ctx = makeContext();
    await ingestSamples(ctx, signal);
    const first = await listSources(ctx);
    await ingestSamples(ctx, signal);
    expect(await listSources(ctx)).toEqual(first);
  });

  it("is refused in production, where there is none", async () => {
    await expect(loadSamples(makeContext({}))).rejects.toMatchObject({ code: "sample_refused" });
  });

  it("is refused once a publisher was reached, even with an empty database", async () => {
    const ctx = makeContext({ samples, noticeSources: [createFakeNoticeSource({ id: "doe" })] });
    await screenSources(ctx, { storeNotices: storeAndApply, signal });
    expect(await readKind()).toBe("empty");
    await expect(loadSamples(ctx)).rejects.toMatchObject({ code: "sample_refused" });
  });

  it("is refused beside real notices, also by a job that was sent before they came", async () => {
    const ctx = makeContext();
    await storeAndApply(ctx, [realArrival]);
    await expect(loadSamples(ctx)).rejects.toMatchObject({ code: "sample_refused" });
    await expect(ingestSamples(ctx, signal)).rejects.toThrow("real notices are here");
    expect(await readKind()).toBe("real");
  });

  it("makes way for the first real notice", async () => {
    const ctx = makeContext();
    await ingestSamples(ctx, signal);
    await storeAndApply(ctx, [realArrival]);
    expect(await listSources(ctx)).toMatchObject({ sample: false, tenderCount: 1 });
  });
});

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
    const ctx = makeContext({ noticeSources, samples });
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

describe("the list of sources", () => {
  it("names publishers that are not read, and the gaps nobody closes", async () => {
    const list = await listSources(makeContext({ noticeSources: [] }));
    expect(list.sources).toMatchObject([
      { id: "doe", state: "off", noticeCount: 0 },
      { id: "ted", state: "off", noticeCount: 0 },
    ]);
    expect(list.generalGaps.join(" ")).toContain("service.bund.de");
  });

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
