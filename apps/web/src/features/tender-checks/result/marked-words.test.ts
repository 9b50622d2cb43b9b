import { expect, test } from "vitest";
import { markedWords } from "./marked-words";

const marksOf = (quote: string) =>
  markedWords(quote)
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text);

test.each([
  ["Jahresumsatz von mindestens 2,5 Mio. EUR netto", ["2,5 Mio. EUR"]],
  ["Mindestjahresumsatz von 500.000 Euro", ["500.000 Euro"]],
  ["eine Vertragsstrafe von 0,3 % je Werktag, höchstens 5 v. H.", ["0,3 %", "5 v. H."]],
  ["bis zum 15.12.2026, 12:00 Uhr einzureichen", ["15.12.2026, 12:00 Uhr"]],
  ["bis 15. Dezember 2026", ["15. Dezember 2026"]],
  ["Bindefrist 90 Kalendertage", ["90 Kalendertage"]],
  ["3 Referenzen der letzten 5 Jahre", ["3 Referenzen", "5 Jahre"]],
  ["Konzept\t60 %", ["60 %"]],
])("in „%s“ the figures are marked", (quote, marks) => {
  expect(marksOf(quote)).toEqual(marks);
});

test.each([
  "Formblatt 124 nach § 45 Abs. 2 VgV",
  "Los 3, Nr. 2.1",
  "räumt das ausschließliche Nutzungsrecht ein",
  "DIN EN ISO 9001",
  "",
])("in „%s“ nothing is", (quote) => {
  expect(marksOf(quote)).toEqual([]);
});

test("the words stay as they are, however long and hostile they be", () => {
  for (const quote of [
    "3 % von 2 Mio. € bis 1.1.27",
    "9".repeat(5_000),
    "1.".repeat(5_000),
    " %€",
  ]) {
    expect(
      markedWords(quote)
        .map(({ text }) => text)
        .join(""),
    ).toBe(quote);
  }
});
