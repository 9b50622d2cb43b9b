import { expect, test } from "vitest";
import { marksByPart, quoteMarks } from "./quote-marks";

const quotation = (quote: string, page = 1, documentId = "a") => {
  return { documentId, place: { page }, quote };
};
const looked = quotation("Konzept 60 %");
const tones = (...args: Parameters<typeof quoteMarks>) =>
  quoteMarks(...args).map(({ tone, quote }) => `${tone}: ${quote}`);

test("beside the quote the others of its answer are marked, and what else was read on its page", () => {
  const passages = [looked, quotation("Preis 40 %", 2), quotation("Fremd", 1, "b")];
  const items = [quotation("Bindefrist"), quotation("Laufzeit", 2), quotation("Fremd", 1, "b")];
  expect(tones(looked, [[quotation("Andere Antwort")], passages], items)).toEqual([
    "active: Konzept 60 %",
    "answer: Preis 40 %",
    "further: Bindefrist",
  ]);
  expect(tones(undefined, [passages], items)).toEqual([]);
});

test("each mark goes to the part with its words", () => {
  const parts = [
    { place: { page: 1 }, lines: ["Konzept 60 %"] },
    { place: { page: 2 }, lines: ["Preis 40 %"] },
  ];
  const marks = quoteMarks(looked, [[looked, quotation("Preis 40 %", 2)]], []);
  const byPart = marksByPart(parts, marks);
  expect([0, 1].map((at) => byPart.get(at)?.map(({ quote }) => quote))).toEqual([
    ["Konzept 60 %"],
    ["Preis 40 %"],
  ]);
});
