import { describe, expect, it } from "vitest";
import { criteriaOf } from "./phrasings/phrasing.ts";

const rest = "\nDer Preis und weitere Zuschlagskriterien stehen in der Anlage.";

describe("names of criteria in running text", () => {
  it.each([
    [
      'Das Konzept ist durch das Zuschlagskriterium "Idee und Umsetzung" Teil der Wertung (Gewichtung: 35 %).',
      ["35 Idee und Umsetzung?"],
    ],
    [
      "Der Entwurf ist neben dem Preis ein wesentliches Zuschlagskriterium (Gewichtung Entwurf mit 70 %). Der Preis ist das zweite Zuschlagskriterium (Gewichtung Preis mit 30 %).",
      ["70 Entwurf", "30 Preis"],
    ],
    [
      "Den Zuschlag erhält das wirtschaftlichste Angebot in Bezug auf den Preis (45 %) und die Qualität (55 %).",
      ["45 Preis", "55 Qualität"],
    ],
    ["Einziges Zuschlagskriterium ist die Angebotssumme.", ["– Preis"]],
  ])("reads %s", (text, criteria) => {
    expect(criteriaOf(text)).toEqual(criteria);
  });

  it.each([
    "Das Ergebnis des Wettbewerbs zählt im Verfahren mit einer Gewichtung von mindestens 50 %.",
    "Die Bewerber werden nach ihrer Leistungsfähigkeit gewichtet: Umsatz 20 %",
    "Zuschlag für Wartung: entfällt; Gewichtung des Umbauzuschlags: höchstens 40 %",
    "Die Betriebskosten werden im Rahmen dieser Rechnung mit 80 % gewichtet.",
    "Der Auftraggeber verhandelt mit allen, die einen Preis haben. Das Ergebnis fließt mit 45 % ein. Erreichbar sind fünf Punkte. Die verbleibenden 55 % ergeben sich aus anderen Zuschlagskriterien.",
  ])("takes no name from %s", (text) => {
    expect(criteriaOf(text + rest)).toEqual([]);
  });
});
