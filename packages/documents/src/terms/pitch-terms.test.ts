import { describe, expect, it } from "vitest";
import { readPitchTerms } from "./pitch-terms.ts";

function terms(text: string): string[] {
  return readPitchTerms(text).map((item) =>
    item.type === "pitch"
      ? [item.kind, item.count, item.cents].filter((x) => x !== undefined).join(" ")
      : item.type,
  );
}

describe("readPitchTerms", () => {
  it.each([
    ["Die Bieterpräsentation findet am 12.03.2027 statt und dauert 45 Minuten.", ["presentation"]],
    ["Die Bieter werden zu einer Präsentation ihrer Konzepte eingeladen.", ["presentation"]],
    ["Der Pitch findet in der 12. Kalenderwoche statt.", ["presentation"]],
    ["Das Konzept ist persönlich zu präsentieren.", ["presentation"]],
    ["Mit dem Angebot sind zwei Gestaltungsentwürfe einzureichen.", ["draft 2"]],
    ["Dem Angebot ist ein Moodboard beizufügen.", ["draft 1"]],
    ["Die Arbeitsproben der Bieter werden bewertet.", ["draft"]],
    ["Die Agenturen erhalten für die Präsentation ein Pitchhonorar von 2.500 EUR.", ["fee 250000"]],
    [
      "Für die Teilnahme am Pitch wird eine Aufwandsentschädigung in Höhe von 1.000 € gezahlt.",
      ["fee 100000"],
    ],
    ["Eine Vergütung für die Erstellung des Angebots wird nicht gewährt.", ["no-fee"]],
    ["Kosten für die Ausarbeitung der Angebote werden nicht erstattet.", ["no-fee"]],
    ["Die Ausarbeitung des Angebots erfolgt unentgeltlich.", ["no-fee"]],
    ["Es werden höchstens fünf Bewerber zur Angebotsabgabe aufgefordert.", ["invited 5"]],
    ["Drei bis fünf Agenturen werden zum Pitch eingeladen.", ["presentation", "invited 5"]],
    ["Zahl der aufzufordernden Bewerber: 4", ["invited 4"]],
    ["Höchstzahl der Bewerber, die zur zweiten Runde eingeladen werden sollen: 6", ["invited 6"]],
    ["Der Auftraggeber wird 3 bis 5 Bieter zum Gespräch einladen.", ["invited 5"]],
    ["Von den 6 Bewerbern sollen 2 junge Büros ausgewählt werden.", []],
    ["Nutzungsrechte an nicht berücksichtigten Entwürfen verbleiben bei den Bietern.", ["rights"]],
  ])("reads %s", (text, expected) => {
    expect(terms(text).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    "Der Auftragnehmer erstellt eine PowerPoint-Präsentation der Ergebnisse.",
    "Eine Präsentation der Angebote ist nicht vorgesehen.",
    "Der Vertragsentwurf liegt den Unterlagen bei.",
    "Entwürfe sind mit dem Angebot nicht einzureichen.",
    "Der Auftragnehmer liefert nach Zuschlag drei Entwürfe.",
    "Die Unterlagen sind kostenlos auf der Plattform abrufbar.",
    "Der Entwurf des Abschlussberichts ist bis zum 30.11.2027 vorzulegen.",
    "Im zweiten Termin sollen die Varianten der Broschüre präsentiert werden.",
    "Der Bieter mit dem günstigsten Honorar erhält die höchste Punktzahl.",
    "Optionale Leistungen des Angebots werden nur vergütet, soweit sie abgerufen werden.",
    "Schadenersatz und Entschädigung richten sich nach dem Gesetz.",
    "Die Wettbewerbssumme von 40.000 EUR wird als Bearbeitungshonorar und für Preise vergeben.",
    "Der Zuschlag wird einem Bieter erteilt.",
    "Der Auftragnehmer überträgt alle Nutzungsrechte.",
  ])("reads nothing from %s", (text) => {
    expect(terms(text)).toEqual([]);
  });
});
