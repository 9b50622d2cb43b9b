import { describe, expect, it } from "vitest";
import { demandsIn } from "../demands.ts";
import { spelledOut } from "./spelled-out.ts";

describe("spelledOut", () => {
  it.each([
    ["Betr.-Haftpfl. 2 Mio. €", "Betriebshaftpflicht 2 Mio. €"],
    ["3 Ref. Webportale der letzten 5 J.", "3 Referenzen Webportale der letzten 5 Jahre"],
    ["mind. 6 festang. MA", "mind. 6 festangestellte Mitarbeiter"],
    ["Refernzen, Reffererenz", "Referenzen, Reffererenz"],
    ["Haftplicht und Deckungsumme", "Haftpflicht und Deckungssumme"],
    ["zwei vergleichbre Aufträge, Zertifzierung", "zwei vergleichbare Aufträge, Zertifizierung"],
    ["Es muß ein Jahresumsazt genannt werden.", "Es muss ein Jahresumsatz genannt werden."],
    ["Leitung\nb) Vertretung", "Leitung;\nb) Vertretung"],
  ])("writes out %s", (source, words) => {
    expect(spelledOut(source).text).toBe(words);
  });

  it.each([
    "Präferenz, Konferenz und Differenz",
    "Mitarbeitende, Versicherer, vergleichsweise",
    "Umsatz und Umsätze, Zusatz",
    "Der MA-Plan, Ref. 4 im Amt",
  ])("leaves other words alone: %s", (source) => {
    expect(spelledOut(source).text).toBe(source);
  });

  it("leads back to the words as they stand", () => {
    const text = "Vorab.\n- Betr.-Haftpfl. mind. 3 Mio. €\n- 2 Ref. Messebau";
    const quotes = demandsIn(text, { isCriterion: true }).map(({ start, quote }) => [
      quote,
      text.slice(start, start + quote.length),
    ]);
    expect(quotes).toEqual([
      ["Betr.-Haftpfl. mind. 3 Mio. €", "Betr.-Haftpfl. mind. 3 Mio. €"],
      ["2 Ref. Messebau", "2 Ref. Messebau"],
    ]);
  });
});
