import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { generateProcedures } from "./notices/generate-procedures.ts";
import { startNoticeStandins } from "./start-notice-standins.ts";
import type { NoticeStandins } from "./start-notice-standins.ts";

const options = { seed: 3, count: 60, today: "2026-11-21" };
const all = [...generateProcedures(options)].flatMap((procedure) => procedure.notices);
let standins: NoticeStandins;
beforeAll(async () => {
  standins = await startNoticeStandins(options);
});
afterAll(() => standins.stop());

interface SearchAnswer {
  readonly notices: { "publication-number": string; links: { xml: { MUL: string } } }[];
  readonly totalNoticeCount: number;
  readonly iterationNextToken: string | null;
}

const exported = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${standins.doeUrl}/api/notice-exports?${query}`, { headers });
const search = async (body: object) => {
  const response = await fetch(`${standins.tedUrl}/v3/notices/search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as SearchAnswer };
};

describe("the national export's stand-in", () => {
  const dayOf = (source: string) => all.find((notice) => notice.source === source)!.publishedOn;

  it("serves a day's archive with an ETag and then 304", async () => {
    const day = dayOf("doe");
    const first = await exported(`pubDay=${day}&format=eforms.zip`);
    const etag = first.headers.get("etag")!;
    expect([first.status, etag]).toEqual([200, '"version-1"']);
    expect(
      Buffer.from(await first.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe("PK");
    const again = await exported(`pubDay=${day}`, { "if-none-match": etag });
    expect(again.status).toBe(304);
  });

  it("changes the ETag when a notice comes late", async () => {
    const late = all.find((notice) => notice.source === "doe")!;
    standins.add({ ...late, file: "late-01.xml" });
    const response = await exported(`pubDay=${late.publishedOn}`);
    expect(response.headers.get("etag")).toBe('"version-2"');
  });

  it.each([
    ["today", "pubDay=2026-11-21"],
    ["the future", "pubDay=2027-01-01"],
    ["the time before the service", "pubDay=2022-11-30"],
    ["no day", "format=eforms.zip"],
    ["a day and a month", "pubDay=2026-11-01&pubMonth=2026-10"],
    ["the running month", "pubMonth=2026-11"],
    ["no date at all", "pubDay=yesterday"],
  ])("refuses %s with 400", async (_, query) => {
    expect((await exported(query)).status).toBe(400);
  });

  it("refuses other formats with 415", async () => {
    expect((await exported("pubDay=2026-11-20&format=json")).status).toBe(415);
  });

  it("sends an empty archive for a day without notices", async () => {
    const response = await exported("pubDay=2026-11-15");
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(22);
  });
});

describe("TED's stand-in", () => {
  const fields = ["publication-number"];
  const query = "buyer-country IN (DEU) AND publication-date>=20260101";

  it("pages by token and keeps giving one after the last record", async () => {
    const total = all.filter((notice) => notice.source === "ted").length;
    const first = await search({ query, fields, limit: 25, paginationMode: "ITERATION" });
    expect(first.body.totalNoticeCount).toBe(total);
    const numbers = new Set<string>();
    let page = first;
    while (page.body.notices.length > 0) {
      for (const notice of page.body.notices) numbers.add(notice["publication-number"]);
      const { iterationNextToken } = page.body;
      page = await search({
        query,
        fields,
        limit: 25,
        paginationMode: "ITERATION",
        iterationNextToken,
      });
    }
    expect(numbers.size).toBe(total);
    expect(page.body.iterationNextToken).not.toBeNull();
  });

  it.each([
    ["more than 250 a page", { query, fields, limit: 251 }],
    ["a window of more than 15,000", { query, fields, limit: 250, page: 61 }],
    ["an ISO date", { query: "publication-date>=2026-01-01", fields }],
    ["no fields", { query }],
  ])("refuses %s", async (_, body) => {
    expect((await search(body)).status).toBe(400);
  });

  it("gives a notice's XML under its link", async () => {
    const { body } = await search({ query, fields, limit: 1 });
    const response = await fetch(body.notices[0]!.links.xml.MUL);
    expect(await response.text()).toContain("<efbc:NoticePublicationID");
  });
});

describe("faults on demand", () => {
  it("answer once each and in order", async () => {
    standins.fail("doe", { kind: "status", status: 429, retryAfter: "3" });
    standins.fail("doe", { kind: "html" });
    const first = await exported("pubDay=2026-11-20");
    expect([first.status, first.headers.get("retry-after")]).toEqual([429, "3"]);
    expect((await exported("pubDay=2026-11-20")).headers.get("content-type")).toContain("html");
    expect((await exported("pubDay=2026-11-20")).status).toBe(200);
  });
});
