import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { generateProcedures, startNoticeStandins } from "@tc/standins";
import type { Fault, FaultTarget, NoticeStandins } from "@tc/standins";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { createFakeNoticeSource } from "../../ports/notice-source.fake.ts";
import type { NoticeSource, RawNotice, RejectedMember } from "../../ports/notice-source.ts";
import { makeScratchFolder } from "../../testing/scratch-folder.ts";
import { createNoticeSources } from "./create-notice-sources.ts";

const options = { seed: 5, count: 120, today: "2026-11-21" };
const all = [...generateProcedures(options)].flatMap((procedure) => procedure.notices);
const emptyDay = "2026-11-15";
const { signal } = new AbortController();

let standins: NoticeStandins;
const sources: Record<"doe" | "ted" | "fake", NoticeSource> = {
  doe: createFakeNoticeSource(),
  ted: createFakeNoticeSource(),
  fake: createFakeNoticeSource(),
};

beforeAll(async () => {
  standins = await startNoticeStandins(options);
  const [doe, ted] = createNoticeSources(["doe", "ted"], {
    doeBaseUrl: standins.doeUrl,
    tedBaseUrl: standins.tedUrl,
    contact: "test@example.org",
    daysBack: 30,
    client: { wait: async () => undefined, timeoutMs: 2_000 },
  });
  const fake = createFakeNoticeSource();
  for (const { source, publishedOn, file, xml } of all) {
    if (source === "doe") fake.put(publishedOn, [{ file, bytes: Buffer.from(xml) }]);
  }
  Object.assign(sources, { doe, ted, fake });
});
afterAll(() => standins.stop());

async function readDay(source: NoticeSource, day: string, etag?: string) {
  const answer = await source.fetchDay(day, { signal, ...(etag !== undefined && { etag }) });
  if (typeof answer === "string") return { answer, notices: [] };
  const notices: (RawNotice | RejectedMember)[] = [];
  for await (const notice of answer.notices) notices.push(notice);
  return { answer, notices };
}
const textOf = (notice: RawNotice | RejectedMember) =>
  "bytes" in notice ? Buffer.from(notice.bytes).toString() : "";
const busyDay = (source: string) => {
  const days = all.filter((notice) => notice.source === source).map((it) => it.publishedOn);
  const byDay = [...Map.groupBy(days, (day) => day).entries()];
  return byDay.toSorted((a, b) => b[1].length - a[1].length)[0]![0];
};
const published = (source: "doe" | "ted", day: string) =>
  all.filter((notice) => notice.source === source && notice.publishedOn === day);

describe.each(["doe", "ted", "fake"] as const)("the source %s", (name) => {
  it("hands out a day's notices with their names", async () => {
    const { answer, notices } = await readDay(
      sources[name],
      busyDay(name === "ted" ? "ted" : "doe"),
    );
    expect(answer).toMatchObject({ name: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) expect("bytes" in notice && notice.file).toMatch(/\.xml$/);
  });

  it("calls a day without notices empty", async () => {
    expect((await readDay(sources[name], emptyDay)).answer).toBe("empty");
  });

  it("can be asked twice", async () => {
    const day = busyDay(name === "ted" ? "ted" : "doe");
    const first = await readDay(sources[name], day);
    expect((await readDay(sources[name], day)).notices).toEqual(first.notices);
  });

  it("says unchanged when its own ETag still holds", async () => {
    const { answer } = await readDay(sources[name], busyDay("doe"));
    if (typeof answer === "string" || answer.etag === undefined) return;
    expect((await readDay(sources[name], answer.name, answer.etag)).answer).toBe("unchanged");
  });

  it("stops when told to", async () => {
    const stopped = { signal: AbortSignal.abort(new Error("stopped")) };
    await expect(sources[name].fetchDay(busyDay("doe"), stopped)).rejects.toThrow("stopped");
  });
});

describe("the national export", () => {
  const day = busyDay("doe");

  it("delivers every member byte for byte", async () => {
    const { notices } = await readDay(sources.doe, day);
    const expected = published("doe", day).map(({ file, xml }) => [file, xml] as const);
    const got = notices.map((it) => [it.file, textOf(it)] as const);
    expect(new Map(got)).toEqual(new Map(expected));
  });

  it("sends the ETag back and asks for the eForms archive", async () => {
    await readDay(sources.doe, day, '"version-1"');
    expect(standins.requests.at(-1)).toMatchObject({
      url: `/api/notice-exports?pubDay=${day}&format=eforms.zip`,
      headers: { "if-none-match": '"version-1"', "user-agent": expect.stringContaining("(+test@") },
    });
  });

  it.each<[string, Fault, string]>([
    ["a web page instead of an archive", { kind: "html" }, "bad_answer"],
    ["an archive cut short", { kind: "truncated" }, "bad_answer"],
    ["a refusal", { kind: "status", status: 403 }, "refused"],
    [
      "a redirect to another host",
      { kind: "redirect", location: "http://localhost:1/" },
      "refused",
    ],
  ])("never takes %s for an empty day", async (_, fault, code) => {
    standins.fail("doe", fault);
    await expect(readDay(sources.doe, day)).rejects.toMatchObject({ code });
  });

  it.each<[string, Fault]>([
    ["500", { kind: "status", status: 500 }],
    ["429", { kind: "status", status: 429, retryAfter: "2" }],
    ["a cut connection", { kind: "cut" }],
  ])("gets over %s", async (_, fault) => {
    standins.fail("doe", fault, 2);
    expect((await readDay(sources.doe, day)).notices).toHaveLength(published("doe", day).length);
  });

  it("refuses the day of today", async () => {
    await expect(readDay(sources.doe, options.today)).rejects.toMatchObject({ code: "refused" });
  });

  it("leaves no temporary files, even when nobody reads to the end", async () => {
    // Other tests read an export at the same moment.
    vi.stubEnv("TMPDIR", await makeScratchFolder("notice-source-"));
    onTestFinished(() => void vi.unstubAllEnvs());
    const mine = async () =>
      (await readdir(tmpdir())).filter((it) => it.startsWith("notice-export-"));
    const before = await mine();
    const answer = await sources.doe.fetchDay(day, { signal });
    if (typeof answer === "string") throw new Error(answer);
    for await (const _ of answer.notices) break;
    expect((await mine()).filter((it) => !before.includes(it))).toEqual([]);
  });
});

describe("TED", () => {
  const day = busyDay("ted");

  it("finds all notices of the day and reads the XML of each", async () => {
    const { notices } = await readDay(sources.ted, day);
    expect(notices).toHaveLength(published("ted", day).length);
    expect(new Set(notices.map(textOf))).toEqual(
      new Set(published("ted", day).map((it) => it.xml)),
    );
    expect(notices[0]).toMatchObject({ url: expect.stringContaining("/de/notice/-/detail/") });
  });

  it.each<[string, FaultTarget, Fault]>([
    ["429 while searching", "ted-search", { kind: "status", status: 429 }],
    ["503 while downloading", "ted-xml", { kind: "status", status: 503 }],
    ["a cut connection while downloading", "ted-xml", { kind: "cut" }],
  ])("gets over %s", async (_, target, fault) => {
    standins.fail(target, fault, 2);
    expect((await readDay(sources.ted, day)).notices).toHaveLength(published("ted", day).length);
  });

  it("reports one notice that is not to be had and delivers the rest", async () => {
    standins.fail("ted-xml", { kind: "status", status: 404 });
    const { notices } = await readDay(sources.ted, day);
    const rejects = notices.filter((notice) => "reject" in notice);
    expect(notices).toHaveLength(published("ted", day).length);
    expect(rejects).toMatchObject([{ reject: { code: "not_delivered" } }]);
  });

  it("does not count a day as read when every download is a web page", async () => {
    standins.fail("ted-xml", { kind: "html" }, 3);
    await expect(readDay(sources.ted, day)).rejects.toMatchObject({ code: "bad_answer" });
  });

  it("does not take a web page for a search result", async () => {
    standins.fail("ted-search", { kind: "html" });
    await expect(readDay(sources.ted, day)).rejects.toMatchObject({ code: "bad_answer" });
  });
});
