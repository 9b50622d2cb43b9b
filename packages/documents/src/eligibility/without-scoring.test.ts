import { describe, expect, it } from "vitest";
import { readEligibility } from "./eligibility.ts";
import { withoutScoring } from "./without-scoring.ts";

const demand =
  "Nachweis einer Berufshaftpflichtversicherung mit einer Deckungssumme von 1 Mio. EUR.";

describe("withoutScoring", () => {
  it.each([
    ["Zuschlagskriterien", "§ 5 Eignung"],
    ["Zuschlagskriterien", "III. Eignung"],
    ["Wertungskriterien", "Anforderungen an Bieter"],
    ["2. Zuschlagskriterien", "Versicherung"],
    ["Bewertungskriterien", "Teil B: Eignungskriterien"],
    ["4.2 Zuschlagskriterien", "4.3 Unterlagen der Unternehmen"],
    ["4.2 Zuschlagskriterien", "5 Allgemeines"],
    ["§ 4 Zuschlagskriterien", "§ 5 Unterlagen"],
    ["II. Zuschlagskriterien", "III. Sonstiges"],
  ])("ends %s at %s", (scoring, heading) => {
    const text = `Eignung\n${scoring}\n1. Preis 60 %\nZwei vergleichbare Referenzen 40 %\n${heading}\n${demand}`;
    expect(readEligibility(text)).toMatchObject([{ kind: "insurance" }]);
  });

  it.each(["1. Preis", "4.2.1 Konzept", "7 Vertreter der Jury", "Bieter werden verglichen."])(
    "goes on behind %s",
    (line) => {
      const text = `4.2 Zuschlagskriterien\n${line}\nReferenzen`;
      expect(withoutScoring(text).trim()).toBe("");
    },
  );

  it("ends where no heading follows for a long while", () => {
    const text = `Eignung\nZuschlagskriterien\n${"Das Konzept wird gewertet.\n".repeat(150)}${demand}`;
    expect(readEligibility(text)).toMatchObject([{ kind: "insurance" }]);
  });

  it.each([
    "5. Zuschlagskriterien … 12",
    "Zuschlagskriterien ........ 12",
    "5 Zuschlagskriterien 12",
    "Bewertungskriterien . . . . 7",
  ])("skips a line of contents: %s", (line) => {
    const text = `Inhalt\n${line}\n${demand}`;
    expect(withoutScoring(text)).toBe(text);
  });

  it("comes to an end with endless headings", () => {
    const text = "Zuschlagskriterien\nEignung\n".repeat(20_000);
    expect(withoutScoring(text)).toHaveLength(text.length);
  });
});
