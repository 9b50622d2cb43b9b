import { expect, test } from "vitest";
import type { DocumentText } from "../document-text.ts";
import { createQuoteVerifier } from "./quote-verifier.ts";

const pages = [
  "Die Angebotsfrist endet am 12.03.2027 um 11:00 Uhr.\nNebenangebote sind nicht zugelassen.",
  "Der Mindestumsatz beträgt 1.250.000 Euro je Geschäftsjahr.\nEs sind 3 Referenzen vorzu-\nlegen, die „vergleichbar“ sind.",
  "Die Vorlage ist un-\nzulässig. Kosten- und Leistungsrechnung sind beizulegen.\nLos 1\t20\tStück, Fläche 25 m²",
  "Anhang",
];
const document: DocumentText = {
  file: "a.pdf",
  format: "pdf",
  parts: pages.map((text, at) => ({
    place: { page: at + 1 },
    lines: text.split("\n").map((line) => ({ text: line })),
  })),
};
const placeOf = createQuoteVerifier(document);

test.each([
  [1, "Die Angebotsfrist endet am 12.03.2027 um 11:00 Uhr."],
  [1, "Nebenangebote  sind\nnicht zugelassen"],
  [2, 'Es sind 3 Referenzen vorzulegen, die "vergleichbar" sind.'],
  [2, "• Es sind 3 Referenzen vorzu- legen, die »vergleichbar« sind"],
  [3, "und Leistungsrechnung sind beizulegen"],
  [3, "Los 1 20 Stück"],
])("on page %i: %s", (page, quote) => {
  expect(placeOf(quote, { page })).toEqual({ page });
});

test("a quote from the page before or after gets its own page", () => {
  const quote = "Der Mindestumsatz beträgt 1.250.000 Euro";
  expect(placeOf(quote, { page: 1 })).toEqual({ page: 2 });
  expect(placeOf(quote, { page: 3 })).toEqual({ page: 2 });
  expect(placeOf(quote, { page: 4 })).toBeUndefined();
  expect(placeOf("Die Vorlage ist unzulässig.", { page: 4 })).toEqual({ page: 3 });
  expect(placeOf("Anhang", { page: 5 })).toEqual({ page: 4 });
  expect(placeOf("Anhang", { heading: "Anhang" })).toBeUndefined();
});

test.each([
  [1, "Die Angebotsfrist endet am 13.03.2027 um 11:00 Uhr."],
  [1, "Die Angebotsfrist endet am 12.03.20"],
  [1, "Nebenangebote sind zugelassen"],
  [1, "Nebenangebote sind"],
  [1, "zugelassen"],
  [2, "250.000 Euro je Geschäftsjahr"],
  [2, "Es sind 30 Referenzen vorzulegen"],
  [3, "zulässig"],
  [3, "Los 12 0 Stück, Fläche 25 m²"],
  [3, "Fläche 25 m2"],
  [3, "20 Stück, Fläche 252"],
  [1, ""],
  [1, " • "],
])("not on page %i: %s", (page, quote) => {
  expect(placeOf(quote, { page })).toBeUndefined();
});
