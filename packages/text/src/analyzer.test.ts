import fc from "fast-check";
import { expect, test } from "vitest";
import { createAnalyzer } from "./analyzer.ts";
import { learnLexicon, seedLexicon } from "./lexicon.ts";

const analyzer = createAnalyzer(seedLexicon);
const termsOf = (text: string) =>
  analyzer
    .analyse(text)
    .filter((word) => !word.isStopWord)
    .flatMap(({ whole, parts }) => [whole, ...parts]);
const term = (word: string) => analyzer.analyse(word)[0]?.whole ?? "";

test.each([
  ["Kommunikationskampagne", "Kampagne"],
  ["Kommunikationskampagnen", "Kommunikation"],
  ["Zukunftslotsenkampagne", "Kampagne"],
  ["Öffentlichkeitsarbeit", "Arbeit"],
  ["Straßenbau", "Bau"],
  ["Suchmaschinenoptimierung", "Optimierung"],
  ["Werbefilmproduktion", "Film"],
  ["Social-Media-Kampagne", "Media"],
  ["Messestände", "Stand"],
  ["Agenturleistungen", "Agentur"],
])("%s holds %s", (compound, part) => {
  expect(termsOf(compound)).toContain(term(part));
});

test("words of running text and of every notice are stop words, what agencies search for is none", () => {
  const stopWords = (text: string) => analyzer.analyse(text).map((word) => word.isStopWord);
  expect(stopWords("und jedes für nachdem Auftraggeber gemäß")).not.toContain(false);
  expect(stopWords("Jahr Jahre Mensch Zeit Tag Teil Recht Leben Kunst Land")).not.toContain(true);
});

test.each([
  "Kampagne",
  "Gestaltung",
  "Verwaltung",
  "Verantwortung",
  "Universität",
  "Dienstleistung",
  "Ministerium",
])("%s is one word", (word) => {
  expect(analyzer.analyse(word)[0]?.parts).toEqual([]);
});

test.each([
  ["Öffentlichkeit", "Oeffentlichkeit"],
  ["Öffentlichkeit", "ÖFFENTLICHKEIT"],
  ["Öffentlichkeit", "O\u0308ffentlichkeit"],
  ["Straße", "Strasse"],
  ["Städte", "Stadt"],
  ["Kam\u00adpagne", "Kampagne"],
  ["Kam-\npagne", "Kampagne"],
  ["Social-Media", "Socialmedia"],
  ["Kampagnen", "Kampagne"],
])("%s and %s are the same", (spelling, other) => {
  expect(term(spelling)).toBe(term(other));
});

test("letters that only look like an umlaut stay", () => {
  expect(term("Quelle")).not.toBe(term("Qulle"));
  expect(term("Steuer")).not.toBe(term("Stur"));
  expect(term("neuer Bauer")).not.toBe(term("Nur"));
});

test("a hyphen before und is no word divided by the line's end", () => {
  expect(analyzer.analyse("Druck-\nund Versand").map(({ whole }) => whole)).toEqual([
    "druck",
    "und",
    "versand",
  ]);
});

test("numbers are words; signs are none", () => {
  expect(analyzer.analyse("Los 3: 2026/17 § 5 – 🎉").map(({ whole }) => whole)).toEqual([
    "los",
    "3",
    "2026",
    "17",
    "5",
  ]);
});

test("words that every notice has carry no meaning", () => {
  expect(termsOf("Ausschreibung der Leistung gemäß Bekanntmachung")).toEqual([]);
});

test("a lexicon learns words that enough documents have, and splits by them", () => {
  const before = analyzer.analyse("Radschnellwegebrückenprüfung")[0];
  const learnt = createAnalyzer(
    learnLexicon(1, [
      ["Radschnellwege", 9],
      ["Selten", 2],
      ["ung", 500],
      ["abc1", 500],
    ]),
  );
  expect(learnt.lexicon.frequencies.get("radschnellwege")).toBe(9);
  for (const word of ["selten", "ung", "abc1"]) {
    expect(learnt.lexicon.frequencies.has(word), word).toBe(false);
  }
  const after = learnt.analyse("Radschnellwegebrückenprüfung")[0];
  expect(after?.parts).toContain(learnt.analyse("Radschnellwege")[0]?.whole);
  expect(after?.whole).toBe(before?.whole);
});

test("any text gives the same words twice, none of them empty", () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from("aeouäöüßsnrtk-\u00ad\n §1🎉\ud83c\u0000")),
  });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), letters), (text) => {
      const words = analyzer.analyse(text);
      expect(createAnalyzer(seedLexicon).analyse(text)).toEqual(words);
      for (const { whole, parts } of words) {
        expect(whole).not.toMatch(/^$|\s/);
        expect(parts.every((part) => part.length > 0)).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});
