import { expect, test } from "vitest";
import { shownValue } from "./topic-words.ts";

test("long words of a demand end between two words, and a quotation is closed", () => {
  const words =
    "„Die Agentur räumt der Auftraggeberin an allen Arbeitsergebnissen das einfache, auf fünf Jahre begrenzte Nutzungsrecht ein.“";
  expect(words.length).toBeGreaterThan(120);
  expect(shownValue(words)).toBe(`${words.slice(0, words.indexOf(" ein."))} …“`);
  expect(shownValue("36 Monate")).toBe("36 Monate");
  expect(shownValue("x".repeat(130))).toBe(`${"x".repeat(120)} …`);
});

test("a word that just fits stays", () => {
  const words = `${"a".repeat(60)} ${"b".repeat(59)} und mehr`;
  expect(shownValue(words)).toBe(`${"a".repeat(60)} ${"b".repeat(59)} …`);
});
