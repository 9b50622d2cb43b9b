import { generateProcedures } from "@tc/standins";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFakeNoticeSource } from "../../ports/notice-source.fake.ts";
import type { Ports } from "../../ports/ports.ts";
import type { SampleNotices } from "../../ports/sample-notices.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { storeAndApply } from "../ingestion/index.ts";
import { listSources } from "./list-sources.ts";
import { ingestSamples, loadSamples } from "./load-samples.ts";
import { screenSources } from "./screen-sources.ts";

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
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());
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

describe("the list of sources", () => {
  it("names publishers that are not read, and the gaps nobody closes", async () => {
    const list = await listSources(makeContext({ noticeSources: [] }));
    expect(list.sources).toMatchObject([
      { id: "doe", state: "off", noticeCount: 0 },
      { id: "ted", state: "off", noticeCount: 0 },
    ]);
    expect(list.generalGaps.join(" ")).toContain("service.bund.de");
  });
});
