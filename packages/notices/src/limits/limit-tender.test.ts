import { recordLimits, tenderLimits, textLimits } from "@tc/domain";
import { describe, expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { NoticeError } from "../notice.ts";
import { buildTender } from "../tender/build-tender.ts";
import {
  aLot,
  aNotice,
  aResult,
  aResultNotice,
  noticeId,
  sourced,
} from "../tender/notice-factory.ts";
import { limitNotice } from "./limit-notice.ts";

const build = (notices: readonly Notice[]) =>
  buildTender(notices.map((notice) => sourced(limitNotice(notice).notice)));
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Version `number` of a call. */
const version = (number: number, facts: Partial<Notice> = {}) =>
  aNotice({ version: String(number).padStart(2, "0"), ...facts });

test("a change record tells how a long list begins, in its old and in its new words", () => {
  const buyers = (word: string) =>
    Array.from({ length: 60 }, (_, at) => ({ name: `${word} ${at} `.repeat(50), identifiers: [] }));
  const { changes } = build([
    version(1, { buyers: buyers("Amt") }),
    version(2, { buyers: buyers("Verband") }),
  ]);
  const change = changes.find(({ field }) => field === "buyers");
  expect(change?.old).toHaveLength(textLimits.excerpt.characters);
  expect(change?.new).toMatch(/^Verband 0 .*…$/);
});

describe("many versions of a call", () => {
  const versions = Array.from({ length: 120 }, (_, at) =>
    version(at + 1, {
      lots: Array.from({ length: 20 }, (_each, lot) =>
        aLot({ id: `LOT-${lot}`, description: `Fassung ${at} ${"genau ".repeat(500)}` }),
      ),
    }),
  );

  test("keep the newest change records, and the tender says that older ones are missing", () => {
    const tender = build(versions);
    expect(bytesOf(tender.changes)).toBeLessThanOrEqual(1.1 * recordLimits.changeBytes);
    expect(tender.changes.at(-1)?.new).toMatch(/^Fassung 119 /);
    expect(tender.changes[0]?.new).toMatch(/^Fassung 1\d\d /);
    expect(tender.flags).toContain("lists_shortened");
    expect(tender.notices).toHaveLength(120);
  });

  test("have no more records than the limit even where each is short", () => {
    const short = Array.from({ length: 120 }, (_, at) =>
      version(at + 1, {
        lots: Array.from({ length: 20 }, (_each, lot) =>
          aLot({ id: `LOT-${lot}`, title: `Fassung ${at}` }),
        ),
      }),
    );
    const tender = build(short);
    expect(tender.changes).toHaveLength(tenderLimits.changes.entries);
    expect(tender.flags).toContain("lists_shortened");
  });

  test("of which few are there lose nothing", () => {
    const tender = build(versions.slice(0, 3));
    expect(tender.changes).toHaveLength(40);
    expect(tender.flags).toEqual([]);
  });
});

test("a tender shows that texts of one of its notices are shortened", () => {
  expect(build([aNotice({ description: "x".repeat(30_000) })]).flags).toEqual(["texts_shortened"]);
});

test("results that fill the record together have their texts cut, their lots and values stay", () => {
  const call = aNotice({ lots: [] });
  const results = Array.from({ length: 10 }, (_, notice) =>
    aResultNotice(call, {
      noticeId: noticeId(100 + notice),
      lots: Array.from({ length: 100 }, (_each, at) =>
        aLot({ id: `LOT-${notice * 100 + at}`, description: "lang ".repeat(1_000) }),
      ),
      results: Array.from({ length: 100 }, (_each, at) =>
        aResult({ lotId: `LOT-${notice * 100 + at}` }),
      ),
    }),
  );
  const tender = build([call, ...results]);
  expect(bytesOf(tender)).toBeLessThanOrEqual(recordLimits.bytes);
  expect(tender.lots).toHaveLength(1_000);
  expect(tender.results.every(({ value }) => value?.cents === 12_345_600)).toBe(true);
  expect(tender.flags).toContain("texts_shortened");
});

describe("a procedure is refused by name", () => {
  const refused = (notices: readonly Notice[]) => {
    try {
      build(notices);
    } catch (error) {
      if (error instanceof NoticeError) return `${error.code}: ${error.message}`;
      throw error;
    }
    return "accepted";
  };

  test("with more notices than any has", () => {
    const plans = Array.from({ length: 501 }, (_, at) => version(at + 1));
    expect(refused(plans.slice(0, 500))).toBe("accepted");
    expect(refused(plans)).toMatch(/^procedure_too_large: .* more than 500 notices/);
  });

  test("with more lots in all its notices together, or more of them different, than there is room for", () => {
    const call = aNotice({ lots: [] });
    const result = (notice: number, first: number, count: number) =>
      aResultNotice(call, {
        noticeId: noticeId(100 + notice),
        lots: Array.from({ length: count }, (_, at) => aLot({ id: `LOT-${first + at}` })),
      });
    const same = Array.from({ length: 26 }, (_, notice) => result(notice, 0, 2_000));
    expect(refused([call, ...same])).toMatch(/more than 50000 lots and results/);
    const different = Array.from({ length: 6 }, (_, notice) => result(notice, notice * 999, 999));
    expect(refused([call, ...different])).toMatch(/^procedure_too_large: /);
  });
});
