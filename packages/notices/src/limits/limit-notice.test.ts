import { recordLimits, textLimits } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { aLot, aNotice, aResult } from "../tender/notice-factory.ts";
import { documentLimit, limitNotice } from "./limit-notice.ts";
import { noticeLimits } from "./notice-limits.ts";
import { filledFrom, limitsIn } from "./limits.fixture.ts";

const limited = (facts: Partial<Notice>) => limitNotice(aNotice(facts)).notice;
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

function refusal(facts: Partial<Notice>): NoticeError {
  try {
    limited(facts);
  } catch (error) {
    if (error instanceof NoticeError) return error;
    throw error;
  }
  throw new Error("The notice was not refused.");
}

test("a notice within its limits stays as it is", () => {
  const notice = aNotice({ results: [aResult()] });
  expect(limitNotice(notice).notice).toBe(notice);
});

describe("beyond its limit", () => {
  test("a long text is cut, says so with its last character, and the notice says so too", () => {
    const { description, shortened } = limited({ description: "x".repeat(30_000) });
    expect(description).toHaveLength(textLimits.prose.characters);
    expect(description?.endsWith("x…")).toBe(true);
    expect(shortened).toEqual(["texts"]);
  });

  test("a number that names something is refused with the field it stands in, never cut", () => {
    const lots = [aLot(), aLot({ id: "LOT-0002".repeat(30) })];
    expect(refusal({ lots })).toMatchObject({
      code: "field_too_long",
      message: "lots[1].id has more than 200 characters.",
    });
    expect(refusal({ noticeId: "n".repeat(201) }).message).toMatch(/^noticeId /);
    expect(refusal({ issuedOn: "2".repeat(101) }).message).toMatch(/^issuedOn /);
  });

  test("a telephone number is left out: the notice can do without, and half of one rings elsewhere", () => {
    const [buyer] = limited({
      buyers: [{ name: "Stadt", identifiers: [], phone: "1".repeat(300), town: "Kiel" }],
    }).buyers;
    expect(buyer).toEqual({ name: "Stadt", identifiers: [], town: "Kiel" });
  });

  test("a list that only describes is cut, and the notice says so", () => {
    const awardCriteria = Array.from({ length: 300 }, () => ({ type: "quality" }));
    const { lots, shortened } = limited({ lots: [aLot({ awardCriteria })] });
    expect(lots[0]?.awardCriteria).toHaveLength(200);
    expect(shortened).toEqual(["lists"]);
  });

  test.each([
    ["lots", { lots: Array.from({ length: 5_001 }, (_, at) => aLot({ id: `LOT-${at}` })) }],
    ["results", { results: Array.from({ length: 5_001 }, () => aResult()) }],
    ["previousNotices", { previousNotices: Array.from({ length: 101 }, (_, at) => `n-${at}`) }],
  ])("the list %s, from which is counted or summed, is refused", (field, facts) => {
    expect(refusal(facts)).toMatchObject({
      code: "list_too_long",
      message: expect.stringContaining(`${field} has more than`),
    });
  });

  test("more different codes or deadlines than any procedure has are refused", () => {
    const lots = Array.from({ length: 21 }, (_, lot) =>
      aLot({
        id: `LOT-${lot}`,
        cpv: Array.from({ length: 100 }, (_each, at) => String(10_000_000 + lot * 100 + at)),
      }),
    );
    expect(refusal({ lots }).message).toMatch(/different codes in cpv/);
    const deadlines = Array.from({ length: 201 }, (_, at) =>
      aLot({
        id: `LOT-${at}`,
        deadlines: [{ kind: "offer", at: new Date(at * 1e6).toISOString(), hasTime: true }],
      }),
    );
    expect(refusal({ lots: deadlines }).message).toMatch(/different deadlines/);
  });
});

describe("parts within their limits that make too much together", () => {
  const lots = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      aLot({ id: `LOT-${at}`, description: `${at} ${"lang ".repeat(3_000)}` }),
    );

  test("have their long texts cut until there is room, and nothing else", () => {
    const description = "Im Ganzen ".repeat(1_500);
    const notice = limited({ description, lots: lots(2_000) });
    expect(bytesOf(notice)).toBeLessThanOrEqual(recordLimits.bytes);
    expect(notice.description).toBe(description);
    expect(notice.lots.map(({ id }) => id)).toEqual(lots(2_000).map(({ id }) => id));
    expect(notice.lots[7]).toMatchObject({ title: "Kampagne", cpv: ["79341400"] });
    expect(notice.shortened).toEqual(["texts"]);
  });

  test("are cut as far in a version with a few characters more, so that no change appears", () => {
    const [first, second] = [2_000, 2_001].map((count) => limited({ lots: lots(count) }).lots[9]);
    expect(second).toEqual(first);
  });

  test("lose the entries of lists in lots and results last", () => {
    const winners = Array.from({ length: 500 }, (_, at) => ({
      name: `Bieter ${at}`,
      identifiers: [],
    }));
    const results = Array.from({ length: 300 }, () => aResult({ winners }));
    const notice = limited({ results });
    expect(bytesOf(notice)).toBeLessThanOrEqual(recordLimits.bytes);
    expect(notice.results).toHaveLength(300);
    expect(notice.results[299]?.winners[0]?.name).toBe("Bieter 0");
    expect(notice.shortened).toEqual(["lists"]);
  });

  test("are refused where nothing is left to cut", () => {
    const many = Array.from({ length: 4_900 }, (_, at) => aLot({ id: `LOT-${at}` }));
    expect(refusal({ lots: many })).toMatchObject({ code: "too_large" });
  });

  test("of one document count together", () => {
    const limit = documentLimit();
    const notice = aNotice({ lots: lots(70) });
    expect(() => {
      for (let copy = 0; copy < 1_000; copy += 1) limit(notice);
    }).toThrow(/The document's notices make more than/);
  });
});

// The table holds every field of a notice: the compiler demands it. So each field there is has its turn.
describe.each([
  ["one byte a character", "n"],
  ["three bytes a character", "漢"],
  ["four bytes a pair of characters", "🎪"],
])("a notice of %s", (_, character) => {
  const text = (length: number) => character.repeat(Math.floor(length / character.length));
  const fill = { text: text(6), entries: 2 };

  test.each(limitsIn(noticeLimits).map(({ path }) => path))(
    "with %s far beyond its limit is refused by that name or made small",
    (path) => {
      const notice = filledFrom<Notice>(noticeLimits, fill, {
        path,
        text: text(300_000),
        entries: 20_000,
      });
      try {
        const result = limitNotice(notice).notice;
        expect(bytesOf(result)).toBeLessThanOrEqual(recordLimits.bytes);
        expect(result.shortened).toHaveLength(1);
        expect(JSON.stringify(result).isWellFormed()).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(NoticeError);
        const field = path.replaceAll("[]", "").split(".").at(-1) ?? "";
        expect((error as NoticeError).message).toContain(field);
      }
    },
  );

  test("with every field at its limit is small or refused", () => {
    try {
      const notice = filledFrom<Notice>(noticeLimits, { text: text(20_000), entries: 60 });
      expect(bytesOf(limitNotice(notice).notice)).toBeLessThanOrEqual(recordLimits.bytes);
    } catch (error) {
      expect(error).toBeInstanceOf(NoticeError);
    }
  });
});
