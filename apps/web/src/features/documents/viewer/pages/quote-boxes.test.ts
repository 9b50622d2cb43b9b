import { expect, test } from "vitest";
import { quoteBoxes } from "./quote-boxes";

const part = {
  place: { page: 3 },
  lines: ["3 Fristen", "Die Angebote sind bis zum 15.12.2026,", "12:00 Uhr, einzureichen.", "Ende"],
  boxes: [70, 80, 60, 12, 70, 100, 300, 12, 70, 116, 180, 12, 0, 0, 0, 0],
};

test("a quote is marked on the lines it stands in, and on no other", () => {
  expect(quoteBoxes(part, "bis zum 15.12.2026,\n12:00 Uhr")).toEqual([
    { x: 70, y: 100, width: 300, height: 12 },
    { x: 70, y: 116, width: 180, height: 12 },
  ]);
  expect(quoteBoxes(part, "3 Fristen")).toEqual([{ x: 70, y: 80, width: 60, height: 12 }]);
});

test("a line without a place, a page without any and words that are not there mark nothing", () => {
  expect(quoteBoxes(part, "Ende")).toEqual([]);
  expect(quoteBoxes({ ...part, boxes: undefined }, "3 Fristen")).toEqual([]);
  expect(quoteBoxes(part, "Bindefrist")).toEqual([]);
});
