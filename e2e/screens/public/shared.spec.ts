import type { openShare } from "@tc/contract";
import type { Answer } from "../../support/samples/answer.ts";
import { describe, expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { inDays } from "../../support/samples/days.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

type Shared = Answer<typeof openShare>;

const lot: Shared["tender"]["lots"][number] = {
  id: "LOT-0001",
  cpv: [],
  nuts: [],
  values: {},
  duration: { months: 24, renewals: 1 },
  deadlines: [
    { kind: "questions", at: inDays(2), hasTime: true, offset: "+01:00" },
    { kind: "offer", at: inDays(30), hasTime: true, offset: "+01:00" },
  ],
  submissionLanguages: [],
  awardCriteria: [
    { name: "Konzept", weight: 60, weightUnit: "percent" },
    { name: "Preis", weight: 40, weightUnit: "percent" },
  ],
  selectionCriteria: [],
  links: [],
};
const facts: Shared = {
  sharedBy: { name: "Jana Muster", agency: "Musteragentur Nordlicht" },
  sharedAt: inDays(-1),
  expiresAt: inDays(13),
  state: "open",
  isLocked: false,
  tender: {
    title: "Relaunch der Website musterhausen.example nach BITV 2.0",
    stage: "call",
    buyers: [{ name: "Stadt Musterhausen", identifiers: [] }],
    procedure: "open",
    level: "eu",
    cpv: [],
    nuts: [],
    values: { estimated: { cents: 24_800_000, currency: "EUR" } },
    lots: [lot],
    results: [],
    links: [{ kind: "platform", url: "https://vergabe.example/1" }],
    flags: [],
    notices: [],
    changes: [
      {
        noticeId: "n",
        noticeVersion: "02",
        publishedOn: inDays(-1).slice(0, 10),
        field: "lots.LOT-0001.deadlines.offer",
        old: inDays(33),
        new: inDays(30),
      },
    ],
  },
  brief: [
    {
      text: "Konzeption, Gestaltung und technische Umsetzung des städtischen Internetauftritts.",
      field: "description",
      isCut: true,
    },
  ],
  binding: [{ at: inDays(90) }],
  calendar: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
  parts: {},
};
const parts: Shared["parts"] = {
  fit: {
    score: 88,
    parts: [
      { key: "services", weight: 40, score: 95 },
      { key: "references", weight: 29, score: 88 },
      { key: "size", weight: 9, score: 78 },
      { key: "region", weight: 6, score: 92 },
      { key: "eligibility", weight: 16, score: 70 },
    ],
    open: ["certificates"],
    failed: [],
  },
  chances: { percent: 45, lowPercent: 25, highPercent: 65, ofTwenty: 9, n: 14 },
  note: { text: "Prüfstelle für BITV anfragen.", byName: "Jana Muster" },
};
const locked: Shared = {
  ...facts,
  isLocked: true,
  brief: [],
  tender: { ...facts.tender, values: {}, changes: [], lots: [{ ...lot, awardCriteria: [] }] },
};

let answer: { status?: number; body: unknown };
const server = await cannedWeb((path, query, method, body) =>
  path === "/api/shared"
    ? answer
    : sampleAccount(() => undefined, { "GET /api/session": { user: null } })(
        path,
        query,
        method,
        body,
      ),
);

async function open(shared: Shared, options: PageOptions = {}) {
  answer = { body: shared };
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/shared/${"x".repeat(43)}`);
  await watched.page.getByRole("heading", { level: 1, name: facts.tender.title }).waitFor();
  return watched;
}

describe("a shared tender", () => {
  test("says who shared it and until when, and leads to the original, without a way into the app", async () => {
    const { page, complaints } = await open(facts);
    const main = page.getByRole("main");
    await main.getByText("Jana Muster, Musteragentur Nordlicht").waitFor();
    await main.getByText("Konzept 60 %, Preis 40 %").waitFor();
    const original = main.getByRole("link", { name: /Original öffnen/ });
    await expect.poll(() => original.getAttribute("href")).toBe("https://vergabe.example/1");
    await expect.poll(() => original.getAttribute("rel")).toContain("noreferrer");
    await expect.poll(() => main.getByText("AgencyFit").count()).toBe(0);
    await expect.poll(() => page.locator("a[href^='/app']").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("gives its days, how long offers bind among them, as a calendar file", async () => {
    const { page } = await open(facts);
    await page.getByRole("listitem").filter({ hasText: "Bindefrist" }).waitFor();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Fristen als ICS" }).click();
    expect((await download).suggestedFilename()).toBe("fristen.ics");
  });

  test("shows what the agency chose of its own in one frame, with its date", async () => {
    const { page } = await open({ ...facts, parts });
    const frame = page.getByRole("region", { name: "Einschätzung von Musteragentur Nordlicht" });
    await frame.getByText("freigegeben für diesen Link").waitFor();
    await frame.getByRole("heading", { name: "AgencyFit" }).waitFor();
    await frame.getByText("etwa 9").waitFor();
    await frame.getByText("Prüfstelle für BITV anfragen.").waitFor();
    await page.getByText("mit Einschätzung und Notiz").waitFor();
  });

  test("above the agency's cap shows title, buyer, deadlines and link alone", async () => {
    const { page } = await open(locked);
    const main = page.getByRole("main");
    await main.getByText("Stadt Musterhausen").waitFor();
    await main.getByText("Angebotsfrist").waitFor();
    await expect.poll(() => main.getByText("Eckdaten").count()).toBe(0);
  });

  test.each([
    ["facts alone", facts],
    ["all parts", { ...facts, parts }],
  ])("is free of findings in light and dark: %s", async (_name, shared) => {
    const { page } = await open(shared);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
  });

  test.each([320, 390])("scrolls nowhere sideways at %i pixels", async (width) => {
    const { page } = await open({ ...facts, parts }, { viewport: { width, height: 844 } });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  test("that could not be loaded is tried again on demand", async () => {
    answer = { status: 500, body: { error: "internal", requestId: "1" } };
    const { page } = await openWatchedPage();
    await page.goto(`${server.origin}/shared/abc`);
    await page.getByRole("alert").waitFor();
    answer = { body: facts };
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await page.getByRole("heading", { level: 1, name: facts.tender.title }).waitFor();
  });
});
