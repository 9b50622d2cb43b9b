import { describe, expect, it } from "vitest";
import { readEligibility } from "./eligibility.ts";

describe("readEligibility", () => {
  it("gives each demand with its words and figures", () => {
    const text = `Eignungskriterien
1. Durchschnittlicher Jahresumsatz von mindestens 400.000 EUR in den letzten drei Jahren.
2. Berufshaftpflichtversicherung mit einer Deckungssumme von 2 Mio. EUR je Schadensfall.
3. Mindestens drei vergleichbare Referenzen der letzten drei Jahre mit einem Volumen von je 50.000 EUR.
4. Zertifikat nach ISO 14001 oder EMAS.
5. Mindestens fünf festangestellte Mitarbeiter.`;
    const items = readEligibility(text).map((item) => ({
      ...item,
      quote: text.slice(item.start, item.end).slice(0, 24),
    }));
    expect(items).toMatchObject([
      { kind: "turnover", cents: 40_000_000, quote: "1. Durchschnittlicher Ja" },
      { kind: "insurance", cents: 200_000_000, quote: "2. Berufshaftpflichtvers" },
      {
        kind: "references",
        count: 3,
        years: 3,
        cents: 5_000_000,
        quote: "3. Mindestens drei vergl",
      },
      { kind: "certificates", names: ["ISO 14001", "EMAS"], quote: "4. Zertifikat nach ISO 1" },
      { kind: "team", count: 5, quote: "5. Mindestens fünf festa" },
    ]);
  });

  it("reads a sentence over wrapped lines and quotes it as it stands", () => {
    const text = `Die Eignung wird anhand der Unterlagen geprüft. Es sind mindestens drei
Referenzen der letzten drei Jahre über vergleichbare Kampagnen vorzu-
legen, die der Bieter selbst erbracht hat.`;
    const [item] = readEligibility(text);
    expect(item).toMatchObject({ kind: "references", count: 3, years: 3 });
    expect(text.slice(item?.start, item?.end)).toBe(text.slice(text.indexOf("Es sind")));
  });

  it("names no sum for a turnover that is a multiple of the offer", () => {
    const text = "Eignung: Der Mindestumsatz beträgt das Doppelte des Angebotspreises.";
    const [item] = readEligibility(text);
    expect(item).toMatchObject({ kind: "turnover" });
    expect(item).not.toHaveProperty("cents");
    expect(item).not.toHaveProperty("judged");
  });

  it("names the lot a sum is for", () => {
    const text = "Eignung: Mindestumsatz\nLos 1: 200.000 EUR\nLos 2: 400.000 EUR";
    expect(readEligibility(text)).toMatchObject([
      { kind: "turnover", cents: 20_000_000, lot: "1" },
      { kind: "turnover", cents: 40_000_000, lot: "2" },
    ]);
  });

  it("comes to an end with words that have none", () => {
    const hostile = ["ingenieur", "referenz", "umsat", "haftpfl", "leistung", "mindestens drei "];
    for (const word of hostile) {
      expect(readEligibility(`Eignung\n${word.repeat(2000)}`)).toEqual([]);
    }
  });

  it("leaves out how offers are scored and goes on where bidders are meant", () => {
    const text = `3 Eignungskriterien
Mindestens drei Referenzen der letzten drei Jahre.
4 Zuschlagskriterien
Mindestens zwei vergleichbare Referenzen der Projektgruppe
Zertifizierung nach ISO 14001
5 Nachweise zur Eignung
Berufshaftpflichtversicherung mit einer Deckungssumme von 1 Mio. EUR.`;
    const items = readEligibility(text);
    expect(items).toMatchObject([
      { kind: "insurance", cents: 100_000_000 },
      { kind: "references", count: 3 },
    ]);
    expect(items.map(({ start, end }) => text.slice(start, end).slice(0, 16))).toEqual([
      "Berufshaftpflich",
      "Mindestens drei ",
    ]);
  });

  it.each([
    "Die Kampagne soll vergleichbare Leistungen der Vorjahre übertreffen.",
    "Der Auftragnehmer haftet für Schäden bis 500.000 EUR.",
    "Die Gesamtkosten betrugen 400.000 EUR.",
  ])("demands nothing in a specification: %s", (text) => {
    expect(readEligibility(text)).toEqual([]);
  });
});
