import { describe, expect, it } from "vitest";
import { flowingText } from "./flowing-text.ts";

const page = `Der Bieter muss für die Leistungen des Auftrags mindestens drei
Referenzen der letzten drei Jahre nachweisen und eine Berufshaft-
pflichtversicherung mit zwei Mio. EUR unterhalten.
Eignungskriterien
- Umsatz
- Personal`;

describe("flowingText", () => {
  it("joins full lines and divided words, and keeps items and headings", () => {
    expect(flowingText(page).text).toBe(
      `Der Bieter muss für die Leistungen des Auftrags mindestens drei Referenzen der letzten drei Jahre nachweisen und eine Berufshaftpflichtversicherung mit zwei Mio. EUR unterhalten.
Eignungskriterien
- Umsatz
- Personal`,
    );
  });

  it("leads from each stretch back to the words as they stand", () => {
    const { text, rangeOf } = flowingText(page);
    const quote = (words: string) => {
      const at = text.indexOf(words);
      const { start, end } = rangeOf(at, at + words.length);
      return page.slice(start, end);
    };
    expect(quote("mindestens drei Referenzen")).toBe("mindestens drei\nReferenzen");
    expect(quote("Berufshaftpflichtversicherung")).toBe("Berufshaft-\npflichtversicherung");
    expect(quote("- Personal")).toBe("- Personal");
  });

  it("leaves lists, tables and short lines alone", () => {
    for (const text of [
      "Preis\nKonzept\nTeam",
      "Kriterium\tGewicht\nPreis\t40 %",
      "1 | Umsatz | mindestens 500.000 € im Jahr | Eigenerklärung\n2 | Personal | acht Mitarbeiter | Eigenerklärung",
      "",
      "Bieter-\noder Auftraggeber",
    ]) {
      expect(flowingText(text).text).toBe(text);
    }
  });
});
