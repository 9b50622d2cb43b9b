import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFakeNoticeSource } from "../../ports/notice-source.fake.ts";
import type { FakeNoticeSource } from "../../ports/notice-source.fake.ts";
import { SourceError } from "../../ports/notice-source.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { batchLimits } from "../ingestion/index.ts";
import { screenSource } from "./screen-source.ts";
import type { ScreenOptions, StoreNotices } from "./screen-source.ts";
import { listRunning } from "./screening.store.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let source: FakeNoticeSource;
let stored: string[];
let count = 0;
beforeEach(() => {
  source = createFakeNoticeSource({ id: `fake-${++count}` });
  stored = [];
});

const store: StoreNotices = async (_, batch) => {
  stored.push(...batch.map(({ raw }) => raw.file));
};
const notice = (file: string) => ({ file, bytes: Buffer.from("<x/>") });

// 21 November 2026, 12:00 in Berlin: yesterday is the 20th.
function screen({
  now = new Date("2026-11-21T11:00:00Z"),
  ...options
}: Partial<ScreenOptions> & { now?: Date } = {}) {
  const ctx = testContext(database, { now });
  const { signal } = new AbortController();
  return screenSource(ctx, source, { storeNotices: store, signal, ...options });
}
const readRow = () =>
  database.db
    .selectFrom("source")
    .selectAll()
    .where("id", "=", source.id)
    .executeTakeFirstOrThrow();
const askedDays = () => source.asked.map(({ day }) => day);

describe("screening one source", () => {
  it("reads a fresh installation's days up to yesterday, newest first, and never today", async () => {
    source.put("2026-11-17", [notice("a.xml")]);
    source.put("2026-11-20", [notice("b.xml"), notice("c.xml")]);
    source.put("2026-11-21", [notice("today.xml")]);
    const run = await screen();
    expect(run).toMatchObject({ outcome: "ok", days: 5, notices: 3 });
    expect(stored).toEqual(["b.xml", "c.xml", "a.xml"]);
    expect(askedDays()).toEqual([20, 19, 18, 17, 16].map((day) => `2026-11-${day}`));
    expect(await readRow()).toMatchObject({ watermark: "2026-11-20", last_error: null });
  });

  it("never goes back before the source's first day", async () => {
    source = createFakeNoticeSource({ id: "young", firstDay: "2026-11-19" });
    await screen();
    expect(askedDays()).toEqual(["2026-11-20", "2026-11-19"]);
  });

  it("goes on after the watermark and asks for the last two days again with their ETag", async () => {
    source.put("2026-11-19", [notice("old.xml")]);
    source.put("2026-11-20", [notice("old2.xml")]);
    await screen();
    source.put("2026-11-20", [notice("old2.xml"), notice("late.xml")]);
    source.put("2026-11-21", [notice("new.xml")]);
    stored = [];
    await screen({ now: new Date("2026-11-22T04:30:00Z") });
    expect(stored).toEqual(["new.xml", "old2.xml", "late.xml"]);
    expect(source.asked.slice(5)).toEqual([
      { day: "2026-11-21" },
      { day: "2026-11-20", etag: '"version-1"' },
    ]);
    expect((await readRow()).watermark).toBe("2026-11-21");
  });

  it("does nothing twice", async () => {
    source.put("2026-11-20", [notice("a.xml")]);
    await screen();
    await screen();
    expect(stored).toEqual(["a.xml"]);
  });

  it("keeps the watermark below a day that failed and reads only what is missing afterwards", async () => {
    for (const day of [17, 18, 19]) source.put(`2026-11-${day}`, [notice(`${day}.xml`)]);
    source.failOnce("2026-11-18", new SourceError("server_error", "HTTP 503"));
    expect(await screen()).toMatchObject({
      outcome: "failed",
      error: "server_error",
      retryable: true,
    });
    expect(stored).toEqual(["19.xml"]);
    expect(await readRow()).toMatchObject({ watermark: null, last_error: "server_error" });

    expect(await screen()).toMatchObject({ outcome: "ok" });
    expect(stored).toEqual(["19.xml", "18.xml", "17.xml"]);
    expect(await readRow()).toMatchObject({ watermark: "2026-11-20", last_error: null });
  });

  it("reads the days beyond a broken one and catches up without reading them again", async () => {
    for (const day of [16, 17, 18]) source.put(`2026-11-${day}`, [notice(`${day}.xml`)]);
    source.failOnce("2026-11-18", new SourceError("bad_answer", "no ZIP"));
    expect(await screen()).toMatchObject({ outcome: "failed", error: "bad_answer" });
    expect(await readRow()).toMatchObject({ watermark: "2026-11-17" });
    await screen();
    expect(stored).toEqual(["17.xml", "16.xml", "18.xml"]);
    expect((await readRow()).watermark).toBe("2026-11-20");
  });

  it("stops after three broken days in a row", async () => {
    for (const day of [17, 18, 19, 20]) {
      source.failOnce(`2026-11-${day}`, new SourceError("refused", "HTTP 403"));
    }
    await screen();
    expect(askedDays()).toHaveLength(3);
  });

  it("does not complete a day whose archive broke half-way", async () => {
    const files = Array.from({ length: batchLimits.documents + 50 }, (_, index) =>
      notice(`${index}.xml`),
    );
    source.put("2026-11-16", files);
    source.failOnce("2026-11-16", new SourceError("unreachable", "terminated"), files.length - 30);
    await screen();
    // The first batch is kept, the day is not.
    expect(stored).toHaveLength(batchLimits.documents);
    expect((await readRow()).watermark).toBeNull();
    stored = [];
    await screen();
    expect(stored).toHaveLength(files.length);
  });

  it("resumes at the day in which a process was killed, whatever it had stored of it", async () => {
    const killed = new Error("killed");
    for (const day of [17, 18, 19]) source.put(`2026-11-${day}`, [notice(`${day}.xml`)]);
    const dying: StoreNotices = async (ctx, batch) => {
      if (batch.some(({ raw }) => raw.file === "18.xml")) throw killed;
      await store(ctx, batch);
    };
    await expect(screen({ storeNotices: dying })).rejects.toBe(killed);
    expect(await readRow()).toMatchObject({ watermark: null, last_error: "internal" });
    await screen();
    expect(stored).toEqual(["19.xml", "18.xml", "17.xml"]);
  });

  it("ends between two batches when told to stop, and is no failure then", async () => {
    const stop = new AbortController();
    source.put("2026-11-17", [notice("17.xml")]);
    source.put("2026-11-18", [notice("18.xml")]);
    const stopping: StoreNotices = async (ctx, batch) => {
      await store(ctx, batch);
      stop.abort(new Error("the process stops"));
    };
    const run = screen({ storeNotices: stopping, signal: stop.signal });
    await expect(run).rejects.toThrow("the process stops");
    expect(stored).toEqual(["18.xml"]);
    const row = await readRow();
    expect(row).toMatchObject({ last_error: null, running_since: null });
    await screen();
    expect(new Set(stored)).toEqual(new Set(["17.xml", "18.xml"]));
  });

  it("is done by one process at a time; the other one steps back", async () => {
    source.put("2026-11-20", [notice("a.xml")]);
    let second: Awaited<ReturnType<typeof screen>> | undefined;
    let running: Set<string> | undefined;
    const first = await screen({
      storeNotices: async (ctx, batch) => {
        second = await screen();
        running = await listRunning(database.db, [source.id, "other"]);
        await store(ctx, batch);
      },
    });
    expect([first.outcome, second?.outcome]).toEqual(["ok", "busy"]);
    expect(running).toEqual(new Set([source.id]));
    expect(await listRunning(database.db, [source.id])).toEqual(new Set());
    expect(stored).toEqual(["a.xml"]);
  });

  it("counts members that could not be read and goes on", async () => {
    const reject = { code: "archive_broken", reason: "bad checksum" };
    source.put("2026-11-20", [{ file: "broken.xml", reject }, notice("fine.xml")]);
    await screen();
    expect(stored).toEqual(["fine.xml"]);
    const row = await database.db
      .selectFrom("source_package")
      .selectAll()
      .where("source_id", "=", source.id)
      .where("package", "=", "2026-11-20")
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ notice_count: 1, rejected_count: 1, complete: true });
  });
});

describe("the days of Berlin", () => {
  it.each([
    ["winter, before midnight", "2026-11-20T22:59:59Z", "2026-11-19"],
    ["winter, after midnight", "2026-11-20T23:00:00Z", "2026-11-20"],
    ["summer, before midnight", "2026-07-20T21:59:59Z", "2026-07-19"],
    ["summer, after midnight", "2026-07-20T22:00:00Z", "2026-07-20"],
    ["the morning of the 23-hour day", "2026-03-29T03:30:00Z", "2026-03-28"],
    ["the night after the 23-hour day", "2026-03-29T22:00:00Z", "2026-03-29"],
    ["the morning of the 25-hour day", "2026-10-25T04:30:00Z", "2026-10-24"],
    ["the night after the 25-hour day", "2026-10-25T22:59:59Z", "2026-10-24"],
  ])("%s: yesterday is the newest day read", async (_, now, yesterday) => {
    await screen({ now: new Date(now) });
    expect(askedDays().at(0)).toBe(yesterday);
    expect((await readRow()).watermark).toBe(yesterday);
  });
});

describe("samples", () => {
  it("are not fetched once real notices are here", async () => {
    source = createFakeNoticeSource({ id: "standin-doe", sample: true });
    await database.db.updateTable("dataset").set({ kind: "real" }).execute();
    expect(await screen()).toMatchObject({ outcome: "skipped" });
    expect(source.asked).toEqual([]);
  });
});
