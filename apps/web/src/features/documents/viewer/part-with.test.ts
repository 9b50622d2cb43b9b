import { expect, test } from "vitest";
import { partWith } from "./part-with";

const part = (heading: string, line: string) => ({ place: { heading }, lines: [line] });
const parts = [
  part("", "Deckblatt"),
  part("Preis", "Der Preis zählt."),
  part("Preis", "Der Preis zählt 40 %."),
];

test("an item leads to the part with its quote, also where two parts have one name", () => {
  expect(partWith(parts, { place: { heading: "Preis" }, quote: "40 %" })).toBe(2);
  expect(partWith(parts, { place: { heading: "" }, quote: "Deckblatt" })).toBe(0);
});

test("without its quote an item leads to its part, and to nowhere else", () => {
  expect(partWith(parts, { place: { heading: "Preis" }, quote: "60 %" })).toBe(1);
  expect(partWith(parts, { place: { page: 1 }, quote: "40 %" })).toBeUndefined();
});
