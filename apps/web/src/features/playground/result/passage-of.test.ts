import { expect, test } from "vitest";
import { passageOf } from "./passage-of";

const parts = [
  { place: { page: 1 }, lines: ["Angebotsfrist: 18.12.2026", "Konzept 60 %"] },
  { place: { page: 2 }, lines: ["Konzept 60 %", "Preis 40 %"] },
];
const document = (page: number) => ({ id: "d", name: "LV.pdf", place: { page } });

test("words are looked up where they are said to stand, and else anywhere", () => {
  expect(passageOf(parts, { quote: "Konzept 60 %", document: document(2) })?.place).toEqual({
    page: 2,
  });
  expect(passageOf(parts, { quote: "Konzept 60 %" })?.place).toEqual({ page: 1 });
  expect(passageOf(parts, { quote: "Konzept 60 %\nPreis 40 %" })?.place).toEqual({ page: 2 });
});

test("words that the text does not hold lead nowhere", () => {
  expect(passageOf(parts, { quote: "Deutsch" })).toBeUndefined();
  expect(passageOf(parts, { quote: "" })).toBeUndefined();
});
