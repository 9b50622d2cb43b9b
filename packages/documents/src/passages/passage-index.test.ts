import { describe, expect, test } from "vitest";
import type { DocumentText } from "../document-text.ts";
import { textOf } from "../document-text.ts";
import { createPassageIndex } from "./passage-index.ts";
import { passagesOf } from "./passage.ts";

const pages: readonly (readonly string[])[] = [
  [
    "Bewerbungsbedingungen",
    "1. Angebote sind bis zum 18.12.2026, 14:00 Uhr, über die Vergabeplattform einzureichen.",
    "2. Bieterfragen sind bis spätestens 09.12.2026 zu stellen. Später eingehende Fragen werden",
    "nicht beantwortet.",
    "3. Der Bieter weist einen Mindestjahresumsatz von 500.000 Euro netto in den letzten drei",
    "Geschäftsjahren nach.",
  ],
  [
    "Vertragsbedingungen",
    "§ 4 Der Auftragnehmer räumt der Auftraggeberin das ausschließliche, zeitlich und räumlich",
    "unbeschränkte Nutzungsrecht an allen Arbeitsergebnissen ein.",
    "§ 7 Für jeden Tag des Verzugs fällt eine Vertragsstrafe von 0,2 Prozent der Auftragssumme an.",
    "§ 9 Rechnungen werden innerhalb von 30 Tagen nach Eingang beglichen.",
  ],
];
const document: DocumentText = {
  file: "Bedingungen.pdf",
  format: "pdf",
  parts: pages.map((lines, at) => ({
    place: { page: at + 1 },
    lines: lines.map((text) => ({ text })),
  })),
};
const index = createPassageIndex([document]);

describe("a question leads to the passage that answers it", () => {
  test.each([
    ["Bis wann muss das Angebot abgegeben werden?", "Angebote sind bis zum"],
    ["Welchen Umsatz brauchen wir?", "Mindestjahresumsatz von 500.000 Euro"],
    ["Wem gehören die Urheberrechte?", "Nutzungsrecht"],
    ["Gibt es eine Pönale?", "Vertragsstrafe von 0,2 Prozent"],
    ["Wann wird bezahlt, welches Zahlungsziel?", "innerhalb von 30 Tagen"],
    ["Bis wann dürfen wir Rückfragen stellen?", "Bieterfragen sind bis spätestens"],
  ])("%s", (question, words) => {
    expect(index.find(question, 1)[0]?.words).toContain(words);
  });
});

test("what stands nowhere brings no passage, or one that holds little of the question", () => {
  expect(index.find("Wo parkt der Hubschrauber?", 3)).toEqual([]);
  const [nearest] = index.find("Welche Farbe hat das Nutzungsrecht am Hubschrauberlandeplatz?", 1);
  expect(nearest?.coverage).toBeLessThan(0.5);
  expect(index.find("und oder wann", 3)).toEqual([]);
  expect(createPassageIndex([]).find("Umsatz", 3)).toEqual([]);
});

test("each passage is quoted as it stands, and together they hold every word", () => {
  const passages = document.parts.flatMap((part) => passagesOf(document.file, part));
  const texts = document.parts.map(textOf);
  for (const { quote, place } of passages) {
    const page = "page" in place ? place.page : 0;
    expect(texts[page - 1]).toContain(quote);
  }
  const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  expect(passages.flatMap(({ quote }) => words(quote))).toEqual(texts.flatMap(words));
});

test("a page of one endless paragraph is cut between its sentences", () => {
  const sentence = "Der Auftragnehmer erstellt monatlich einen Bericht über alle Maßnahmen.";
  const part = {
    place: { heading: "" },
    lines: [{ text: Array.from({ length: 40 }, () => sentence).join(" ") }],
  };
  for (const { words } of passagesOf("lang.txt", part)) {
    expect(words.length).toBeLessThanOrEqual(600);
    expect(words.endsWith(".")).toBe(true);
  }
});
