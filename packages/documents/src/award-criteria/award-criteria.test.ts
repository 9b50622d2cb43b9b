import { describe, expect, it } from "vitest";
import { readAwardCriteria } from "./award-criteria.ts";
import { statesAwardCriteria } from "./page-gate.ts";
import { criteriaOf } from "./phrasings/phrasing.ts";

describe("readAwardCriteria", () => {
  it.each<[situation: string, page: string, criteria: string[]]>([
    [
      "a table with tabs",
      `4. Zuschlagskriterien
Kriterium\tGewichtung
Preis\t40 %
Kreativkonzept\t35 %
Präsentation\t25 %`,
      ["40 Preis", "35 Kreativkonzept", "25 Präsentation"],
    ],
    [
      "a table with a sum and numbers",
      `Wertung der Angebote
Die Zuschlagskriterien werden wie folgt gewichtet:
Nr. Kriterium Gewichtung
1. Gesamtpreis (brutto) 30 %
2. Qualität des Konzepts 50 %
3. Projektteam 20 %
Summe 100 %`,
      ["30 Gesamtpreis (brutto)", "50 Qualität des Konzepts", "20 Projektteam"],
    ],
    [
      "bare figures under a heading in percent",
      `Zuschlagskriterien
Nr. Kriterium Gewichtung in %
1 Preis 50
2 Konzept 30
3 Erfahrung des Personals 20
Summe 100`,
      ["50 Preis", "30 Konzept", "20 Erfahrung des Personals"],
    ],
    [
      "weights before their names",
      "Das wirtschaftlichste Angebot erhält den Zuschlag. Zuschlagskriterien: 60 % Preis / 40 % Konzept",
      ["60 Preis", "40 Konzept"],
    ],
    [
      "sentences with a verb before the weight",
      "Zuschlagskriterien: Der Preis beträgt 40 %, das Konzept beträgt 60 %.",
      ["40 Preis", "60 Konzept"],
    ],
    [
      "a list with weights before their names",
      `Zuschlagskriterien sind:
- 30 % Preis
- 45 % Umsetzungskonzept
- 25 % Qualifikation des eingesetzten Teams`,
      ["30 Preis", "45 Umsetzungskonzept", "25 Qualifikation des eingesetzten Teams"],
    ],
    [
      "a running text",
      "Zuschlagskriterien: Der Preis fließt mit 40 % und die Qualität des Konzepts mit 60 % in die Wertung ein.",
      ["40 Preis", "60 Qualität des Konzepts"],
    ],
    [
      "parts in percent of the whole",
      `5.2 Zuschlagskriterien
1 Preis 40 %
2 Konzept 60 %
2.1 Strategische Idee 30 %
2.2 Gestaltung 20 %
2.3 Zeitplan 10 %`,
      [
        "40 Preis",
        "60 Konzept",
        "30 Strategische Idee < Konzept",
        "20 Gestaltung < Konzept",
        "10 Zeitplan < Konzept",
      ],
    ],
    [
      "parts in percent of their criterion",
      `Zuschlagskriterien
A. Preis (50 %)
B. Qualität (50 %)
B.1 Konzept (70 %)
B.2 Team (30 %)`,
      ["50 Preis", "50 Qualität", "70 Konzept < Qualität", "30 Team < Qualität"],
    ],
    [
      "points that add up to 100",
      `Wertungskriterien
Preis: max. 40 Punkte
Konzept: max. 35 Punkte
Präsentation: max. 25 Punkte`,
      ["40 P. Preis", "35 P. Konzept", "25 P. Präsentation"],
    ],
    [
      "points that add up to the total below",
      `Zuschlagskriterien und Wertungspunkte
1. Angebotspreis 400 Wertungspunkte
2. Mediakonzept 350 Wertungspunkte
3. Reporting 250 Wertungspunkte
Gesamt 1.000 Wertungspunkte`,
      ["400 P. Angebotspreis", "350 P. Mediakonzept", "250 P. Reporting"],
    ],
    [
      "one set a lot",
      `Zuschlagskriterien
Los 1: Konzeption
Preis 40 %
Konzept 60 %
Los 2: Druck
Preis 80 %
Lieferzeit 20 %`,
      ["Los 1: 40 Preis", "Los 1: 60 Konzept", "Los 2: 80 Preis", "Los 2: 20 Lieferzeit"],
    ],
    [
      "weights in a column of their own",
      `Zuschlagskriterien und ihre Gewichtung
1. Preis
Bewertet wird der Gesamtpreis über die Vertragslaufzeit.
45 %
2. Fachkonzept
Bewertet werden Schlüssigkeit und Vollständigkeit.
40 %
3. Referenzpräsentation
15 %`,
      ["45 Preis", "40 Fachkonzept", "15 Referenzpräsentation"],
    ],
    [
      "discounts and scales beside the weights",
      `Zuschlagskriterien
Preis (Gewichtung 70 %)
Das günstigste Angebot erhält 100 Punkte. Angebote, die 50 % über dem niedrigsten liegen, erhalten 0 Punkte.
Skonto von 2 % wird nicht gewertet. Die Preise verstehen sich zuzüglich 19 % MwSt.
Servicekonzept (Gewichtung 30 %)`,
      ["70 Preis", "30 Servicekonzept"],
    ],
    [
      "the formula of UfAB with weights",
      `Zuschlagskriterien
Die Wertung erfolgt nach der erweiterten Richtwertmethode (UfAB 2018): Z = L / P.
Kriteriengruppe Gewichtung
Preis 50 %
Leistung 50 %
Der Schwankungsbereich beträgt 5 %.`,
      ["50 Preis", "50 Leistung"],
    ],
    [
      "the formula of UfAB with points of parts",
      `Zuschlagskriterien: Richtwertmethode nach UfAB, Kennzahl Z = L : P
Kriterium Gewichtungspunkte
1 Konzept 60 Punkte
1.1 Idee 40 Punkte
1.2 Umsetzung 20 Punkte
2 Team 40 Punkte`,
      ["60 P. Konzept", "40 P. Idee < Konzept", "20 P. Umsetzung < Konzept", "40 P. Team"],
    ],
    [
      "costs over the life cycle",
      `Zuschlagskriterien gemäß § 58 VgV
Lebenszykluskosten: 55 %
Barrierefreiheit: 25 %
Nachhaltigkeit: 20 %`,
      ["55 Lebenszykluskosten", "25 Barrierefreiheit", "20 Nachhaltigkeit"],
    ],
    [
      "decimals",
      `Zuschlagskriterien
Preis 33,3 %
Konzept 33,3 %
Team 33,4 %`,
      ["33.3 Preis", "33.3 Konzept", "33.4 Team"],
    ],
    [
      "Prozent and v. H. in words",
      `Zuschlagskriterien: Preis 60 Prozent, Qualität 40 v. H.`,
      ["60 Preis", "40 Qualität"],
    ],
    ["the price alone", "Zuschlagskriterien: Preis 100 %", ["100 Preis"]],
    ["the price alone, in words", "Einziges Zuschlagskriterium ist der Preis.", ["– Preis"]],
    [
      "weights that add up to less",
      `Zuschlagskriterien
Preis: Gewichtung 40 %
Konzept: Gewichtung 30 %`,
      ["40 Preis?", "30 Konzept?"],
    ],
    [
      "a name that goes on in the next line",
      `Zuschlagskriterien
ZK 1 Preis 50 %
ZK 2 Qualität der Zusammenar-
beit 30 %
ZK 3 Nachhaltigkeit 20 %`,
      ["50 Preis", "30 Qualität der Zusammenarbeit", "20 Nachhaltigkeit"],
    ],
    [
      "a matrix of marks behind the set",
      `Zuschlagskriterien
Preis 30 %
Konzept 70 %
Bewertung des Konzepts: 5 Punkte = 100 % Erfüllung, 3 Punkte = 60 % Erfüllung, 0 Punkte = 0 % Erfüllung`,
      ["30 Preis", "70 Konzept"],
    ],
    [
      "a price with its tax",
      `Zuschlagskriterien
1. Angebotspreis, netto inkl. MwSt. 60 % 300
2. Referenzen 40 % 200`,
      ["60 Angebotspreis, netto inkl. MwSt", "40 Referenzen"],
    ],
    [
      "numbers and figures in lines of their own",
      `ID Gewichtung Zuschlagskriterien
ZK
1
 40    % Wirtschaftlichkeit
ZK
2
 60   % Lösung
ZK
2.1
 35 % Konzept
ZK
2.2
 25 % Lieferung`,
      ["40 Wirtschaftlichkeit", "60 Lösung", "35 Konzept < Lösung", "25 Lieferung < Lösung"],
    ],
    [
      "parts behind a price that has none",
      `Zuschlagskriterien
Kriterium Gewichtung
Betriebskosten 50 %
Fachkompetenz 30 %
Erste Referenz 35 %
Zweite Referenz 35 %
Lieferung 20 %
Reaktion 10 %
Technik 20 %`,
      [
        "50 Betriebskosten",
        "30 Fachkompetenz",
        "35 Erste Referenz < Fachkompetenz",
        "35 Zweite Referenz < Fachkompetenz",
        "20 Lieferung < Fachkompetenz",
        "10 Reaktion < Fachkompetenz",
        "20 Technik",
      ],
    ],
    [
      "a weight that is said again in a sentence",
      `Zuschlagskriterien
Preis
Gewichtung 80 %
Der Werkpreis wird geprüft und mit 80 % gewichtet.
Qualität
Gewichtung 20 %
Referenzen werden mit 10 % gewichtet.
Personen werden mit 10 % gewichtet.`,
      ["80 Preis", "20 Qualität", "10 Referenzen < Qualität", "10 Personen < Qualität"],
    ],
    [
      "a sheet",
      "Bewertungsmatrix\tGewichtung\nPreis\t25%\nKreation\t45%\nProjektmanagement\t30%\nSumme\t100%",
      ["25 Preis", "45 Kreation", "30 Projektmanagement"],
    ],
  ])("reads %s", (_, page, criteria) => {
    expect(criteriaOf(page)).toEqual(criteria);
  });

  it.each([
    ["payment", "Zahlungsplan\n40 % bei Beauftragung\n60 % nach Abnahme"],
    ["a penalty", "Die Vertragsstrafe beträgt 0,2 % je Werktag, höchstens 5 % der Auftragssumme."],
    ["tax and discount", "Preise zuzüglich 19 % Umsatzsteuer, Skonto 2 % binnen 14 Tagen."],
    [
      "shares of work",
      "Der Auftragnehmer erbringt 70 % der Leistung selbst, 30 % dürfen vergeben werden.",
    ],
    [
      "what selects applicants",
      "Eignungskriterien werden gewichtet: Referenzen 60 %, Personal 40 %",
    ],
    ["a pointer", "Die Zuschlagskriterien und ihre Gewichtung entnehmen Sie bitte der Anlage 5."],
  ])("reads no set from %s", (_, page) => {
    expect(criteriaOf(page)).toEqual([]);
  });

  it("takes no set that leaves out its neighbour", () => {
    const page = "Zuschlagskriterien\nZK 1 Preis 30 %\nZK 2 Konzept 40 %\nZK 3 Team 60 %";
    expect(criteriaOf(page)).toEqual(["30 Preis?", "40 Konzept?", "60 Team?"]);
  });

  it("quotes name and weight word for word", () => {
    const page = "Zuschlagskriterien:\n1. Preis: 40 %\n2. Konzept\nIdee und Umsetzung\n60 %\nEnde";
    const quotes = readAwardCriteria(page).map(({ start, end }) => page.slice(start, end));
    expect(quotes).toEqual(["1. Preis: 40 %", "2. Konzept\nIdee und Umsetzung\n60 %"]);
  });

  it("takes no longer for a page made of weights", () => {
    const page = `Zuschlagskriterien\n${"Preis 1 % ".repeat(5000)}`;
    expect(readAwardCriteria(page).length).toBeLessThan(200);
  });
});

describe("statesAwardCriteria", () => {
  it.each([
    ["2.3 Zuschlagskriterien\nQualität, Preis", true],
    ["Der Zuschlag wird allein nach dem niedrigsten Preis erteilt.", true],
    ["Der Zuschlag auf das wirtschaftlichste Angebot folgt nach Preis 40 % und Team 60 %.", true],
    ["Zuschlag auf Grundlage von Preis 40 % und Qualität 60 %", true],
    ["Der Auftrag wird allein nach dem niedrigsten Preis vergeben.", true],
    ["Der Zuschlag auf den Einkaufspreis beträgt 15 %, der Nachlass 85 %.", false],
    ["Der Zuschlag zu den Preisen beträgt nachts 40 %, sonntags 60 %.", false],
    ["Zuschlag von 30 % auf den Preis, Rest 70 %", false],
    ["Der Zuschlag auf den Preis wird nur auf den Einkaufspreis erhoben.", false],
    ["Der Auftragnehmer kann nur den vereinbarten Preis verlangen.", false],
    ["Kriterium\tGewichtung\nPreis\t50 %\nKonzept\t50 %", true],
    ["Anlage_3_Zuschlagskriterien.pdf, Seite 4 von 9: 20 % Anzahlung", false],
    ["Eignungskriterien: drei Referenzen", false],
    ["Die Angebote werden anhand der in Anlage 2 genannten Zuschlagskriterien gewertet.", false],
  ])("says of %j %s", (page, expected) => {
    expect(statesAwardCriteria(page)).toBe(expected);
  });
});
