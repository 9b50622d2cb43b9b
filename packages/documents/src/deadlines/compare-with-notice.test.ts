import { expect, test } from "vitest";
import { itemsOf } from "../items/items-of.ts";
import { compareWithNotice } from "./compare-with-notice.ts";
import type { NoticeDeadline } from "./notice-deadlines.ts";

const offer = { kind: "offer", at: "2027-03-12T10:00:00Z", hasTime: true } as const;

function compare(text: string, notice: readonly NoticeDeadline[]): [string, string, boolean][] {
  const parts = [{ place: { page: 1 }, lines: [{ text }] }];
  const items = itemsOf([{ file: "a.pdf", format: "pdf", parts }], notice);
  return compareWithNotice(items, notice).map(({ item, notice: { date, time }, agrees }) => [
    item.quote,
    `${date} ${time}`,
    agrees,
  ]);
}

test("a document that names the notice's deadline agrees", () => {
  const text = "Angebotsfrist: 12.03.2027, 11:00 Uhr";
  expect(compare(text, [offer])).toEqual([[text, "2027-03-12 11:00", true]]);
  expect(compare("Angebotsfrist: 12.03.2027", [offer])[0]?.[2]).toBe(true);
});

test("another day or time differs, and both are told", () => {
  for (const text of ["Angebotsfrist: 13.03.2027", "Angebotsfrist: 12.03.2027, 12:00 Uhr"]) {
    expect(compare(text, [offer])).toEqual([[text, "2027-03-12 11:00", false]]);
  }
});

test("midnight is written in two ways", () => {
  const midnight = { ...offer, at: "2027-03-12T23:00:00Z" };
  expect(compare("Angebotsfrist: 12.03.2027, 24:00 Uhr", [midnight])[0]?.[2]).toBe(true);
  expect(compare("Angebotsfrist: 13.03.2027, 0:00 Uhr", [midnight])[0]?.[2]).toBe(true);
});

test("a lot's deadline is compared with the lot's own", () => {
  const lots = [
    { ...offer, lot: "LOT-0001" },
    { ...offer, at: "2027-03-19T10:00:00Z", lot: "LOT-0002" },
  ];
  expect(compare("Los 2: Angebotsfrist 12.03.2027, 11:00 Uhr", lots)[0]?.[2]).toBe(false);
  expect(compare("Los 2: Angebotsfrist 19.03.2027, 11:00 Uhr", lots)[0]?.[2]).toBe(true);
});

test("kinds that the notice does not name are not compared", () => {
  expect(compare("Bindefrist: 30.04.2027", [offer])).toEqual([]);
});
