import { describe, expect, test } from "vitest";
import { penaltyIn } from "./penalty.ts";
import type { Penalty } from "./penalty.ts";

const perWorkingDay = { percent: 0.3, per: "working-day" } as const;
const capped = { ...perWorkingDay, capPercent: 5 } as const;

describe("rate and cap are told apart", () => {
  test.each<[string, Penalty]>([
    ["Vertragsstrafe 0,3 % je Werktag, höchstens 5 % der Auftragssumme.", capped],
    ["Vertragsstrafe 0,3 % je Werktag höchstens 5 %.", capped],
    ["Vertragsstrafe 0,3 % je Werktag (höchstens 5 %).", capped],
    [
      "Vertragsstrafe 0,3 v.H. der Auftragssumme je Werktag (ohne Umsatzsteuer), insgesamt jedoch höchstens 5 v.H.",
      capped,
    ],
    [
      "Unter einer Verfügbarkeit von 99,5 % wird eine Pönale von 2 % je Monat fällig, höchstens 10 %.",
      { percent: 2, per: "month", capPercent: 10 },
    ],
    [
      "Die Vertragsstrafe darf 0,3 % je Werktag und insgesamt 5 % der Auftragssumme nicht überschreiten.",
      capped,
    ],
    [
      "Für jeden Verstoß wird eine Vertragsstrafe von einem Prozent fällig, bei mehreren bis zu fünf Prozent.",
      { percent: 1, capPercent: 5 },
    ],
    ["Vertragsstrafe von 0,3 v. H. pro Werktag, insgesamt 5 v. H.", capped],
    ["Vertragsstrafe von 0,3 %/Werktag, max. 5 %", capped],
    ["Die Vertragsstrafe beträgt werktäglich 0,3 %, maximal aber 5 Prozent.", capped],
    [
      "Für jeden Werktag, um den die Frist überschritten wird, wird eine Vertragsstrafe von 0,3 % fällig; insgesamt wird sie auf 5 % begrenzt.",
      capped,
    ],
    ["Die Vertragsstrafe ist auf 5 % begrenzt und beträgt je Werktag 0,3 %.", capped],
    [
      "Die Vertragsstrafe von 0,3 % je Werktag darf 5 % der Auftragssumme nicht überschreiten.",
      capped,
    ],
    [
      "Die Vertragsstrafe beträgt 0,3 % des Auftragswertes je Werktag und insgesamt nicht mehr als 5 %.",
      capped,
    ],
    ["Vertragsstrafe: 0,3 % des Auftragswertes begrenzt auf 5 %", { percent: 0.3, capPercent: 5 }],
    ["Obergrenze der Vertragsstrafe: 5 %; je Werktag 0,3 %", capped],
    [
      "Bei Lieferverzug ist für jede vollendete Woche eine Vertragsstrafe in Höhe von 0,3% des Auftragswertes, begrenzt auf max. 4% der Auftragssumme, fällig",
      { percent: 0.3, per: "week", capPercent: 4 },
    ],
    [
      "Eine Vertragsstrafe darf für jede vollendete Woche höchstens 1/2 vom Hundert des Wertes desjenigen Teils der Leistung betragen, der nicht genutzt werden kann; insgesamt höchstens 8 vom Hundert.",
      { percent: 0.5, per: "week", capPercent: 8 },
    ],
    [
      "Die Vertragsstrafe beträgt ½ % je angefangene Woche, maximal 5 %.",
      { percent: 0.5, per: "week", capPercent: 5 },
    ],
    [
      "Vertragsstrafe von einem Prozent je Kalendertag, höchstens zehn Prozent.",
      { percent: 1, per: "calendar-day", capPercent: 10 },
    ],
    [
      "Vertragsstrafe 0,2 % je Arbeitstag, höchstens 5 (fünf) %.",
      { percent: 0.2, per: "business-day", capPercent: 5 },
    ],
    [
      "Vertragsstrafe 0,1 % pro Verzugstag, bis zu 5 %.",
      { percent: 0.1, per: "day", capPercent: 5 },
    ],
    [
      "Vertragsstrafe 2 % pro angefangenem Monat, höchstens 6 %.",
      { percent: 2, per: "month", capPercent: 6 },
    ],
    ["Vertragsstrafe je Werktag 500 Euro, höchstens 5 % der Auftragssumme.", { capPercent: 5 }],
    ["Vertragsstrafe für jeden Tag ein Zehntel Prozent, höchstens 5 %.", { capPercent: 5 }],
    [
      "Die Vertragsstrafe wird auf 5 v. H. der Auftragssumme (ohne Umsatzsteuer) begrenzt.",
      { capPercent: 5 },
    ],
    ["Bei einem Verstoß wird eine Vertragsstrafe von höchstens 5 % fällig.", { capPercent: 5 }],
  ])("%s", (words, penalty) => {
    expect(penaltyIn(words)).toEqual(penalty);
  });
});

describe("a rate alone has no cap", () => {
  test.each<[string, Penalty]>([
    ["Vertragsstrafe von 0,3 % je Werktag", perWorkingDay],
    ["Vertragsstrafe von höchstens 0,3 % je Werktag", perWorkingDay],
    ["Je Werktag beträgt die Vertragsstrafe höchstens 0,3 %.", perWorkingDay],
    [
      "Bei Überschreitung der Lieferfrist beträgt die Vertragsstrafe 0,3 % der Auftragssumme.",
      { percent: 0.3 },
    ],
    [
      "Bei Überschreiten der Lieferfrist beträgt die Vertragsstrafe 0,3 % je Werktag.",
      perWorkingDay,
    ],
    [
      "Wird die Leistung verweigert, ist eine Vertragsstrafe in Höhe von 5 % der Gesamtleistung fällig.",
      { percent: 5 },
    ],
    [
      "hat der Auftragnehmer als Vertragsstrafe für jeden Werktag des Verzugs 0,50 % zu zahlen",
      { ...perWorkingDay, percent: 0.5 },
    ],
    [
      "Vertragsstrafe 0,3 % je Werktag, die Haftung ist auf höchstens 10 % beschränkt.",
      perWorkingDay,
    ],
    ["Skonto 2 %, Vertragsstrafe 0,3 % je Werktag", perWorkingDay],
    ["Vertragsstrafe 0,3 % je Werktag, Sicherheitseinbehalt höchstens 5 %", perWorkingDay],
  ])("%s", (words, penalty) => {
    expect(penaltyIn(words)).toEqual(penalty);
  });
});

describe("what may be the one or the other is neither", () => {
  test.each<[string, Penalty]>([
    ["Die Vertragsstrafe beträgt insgesamt 5 % der Auftragssumme.", {}],
    ["Die Vertragsstrafe beträgt höchstens, bezogen auf die Auftragssumme, 5 %.", {}],
    ["Die Vertragsstrafe beträgt höchstens 0,3 % der Auftragssumme, je Werktag.", {}],
    ["Die Vertragsstrafe ist auf 0,3 % je Werktag begrenzt.", {}],
    ["Die Vertragsstrafe beträgt (maximal) 5 %.", {}],
    ["Vertragsstrafe je Werktag 500 Euro, pro Monat höchstens 5 %", {}],
    ["Die Vertragsstrafe wird je Werktag fällig, höchstens 5 %.", {}],
    ["Die Vertragsstrafe ist nicht auf 5 % der Auftragssumme begrenzt.", {}],
    ["Vertragsstrafe von 0,1 bis 0,3 % je Werktag, höchstens 5 %", { capPercent: 5 }],
    ["Vertragsstrafe von 0,1 % bis 0,3 % je Werktag", {}],
    ["Vertragsstrafe 0,3 % je Werktag, höchstens 5 % je Einzelauftrag.", perWorkingDay],
    [
      "Vertragsstrafe 0,3 % je Werktag, höchstens 5 % der Teilleistung, insgesamt höchstens 10 %.",
      perWorkingDay,
    ],
    ["Die Summe der Vertragsstrafen pro Vertragsjahr ist auf 5 % begrenzt.", {}],
    ["Vertragsstrafe 5 % je Werktag, höchstens 0,3 %.", { percent: 5, per: "working-day" }],
  ])("%s", (words, penalty) => {
    expect(penaltyIn(words)).toEqual(penalty);
  });

  test.each([
    "Vertragsstrafe nach Vereinbarung",
    "Unter 99 % Verfügbarkeit: Pönale",
    "Vertragsstrafe 500 Euro zuzüglich 19 % Umsatzsteuer",
    "Keine Vertragsstrafe; Skonto 3 %",
  ])("no percentage of a penalty: %s", (words) => {
    expect(penaltyIn(words)).toBeUndefined();
  });
});
