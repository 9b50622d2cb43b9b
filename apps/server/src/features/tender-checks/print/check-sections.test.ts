import type { CheckResult, TenderCheck } from "@tc/contract";
import { describe, expect, test } from "vitest";
import type { Judgement } from "../../assessment/index.ts";
import { calculationOf } from "../bid/calculation.ts";
import { checkSections } from "./check-sections.ts";

const result: CheckResult = {
  madeAt: "2026-11-21T11:00:00Z",
  engine: "rules",
  documents: 1,
  pages: 9,
  requirements: [],
  papers: [],
  risks: [],
  fairness: [],
  effort: [],
};
const document = { id: "d", name: "Leistungsbeschreibung.pdf", place: { page: 7 } };
const calculation = {
  ...calculationOf({
    entered: {},
    effort: undefined,
    judgement: undefined,
    year: 2026,
    seedKey: "t",
  }),
  chance: {
    percent: 30,
    lowPercent: 15,
    highPercent: 50,
    facts: [
      {
        kind: "price" as const,
        text: "Preis zählt 40 %",
        source: { quote: "Preis 40 %", document },
        effect: "Ohne Angabe zu eurem Preisniveau ändert das nichts.",
        isProfileSilent: true,
      },
    ],
  },
};
const print = (isInternal: boolean, check: object = { calculation }) =>
  JSON.stringify(checkSections(check as TenderCheck, result, isInternal));

test("what the chance rests on is printed with its page for the agency, and for nobody else", () => {
  expect(print(true)).toContain(
    "Zur Chance: Preis zählt 40 % (Unterlagen, Leistungsbeschreibung.pdf, S. 7). Ohne Angabe",
  );
  expect(print(false)).not.toContain("Preis zählt");
});

describe("figures of the agency", () => {
  const judgement = {
    value: { lowCents: 10_000_000, medianCents: 12_345_678, highCents: 15_000_000 },
    budget: { kind: "estimate" },
    chances: { kind: "chances", p: 0.4, low: 0.25, high: 0.6, award: 0.9, withAward: 0.36 },
  } as unknown as Judgement;
  const entered = { hours: 137, hourlyCostCents: 8_765, externalCents: 456_700 };
  const enteredCalculation = calculationOf({
    entered,
    effort: undefined,
    judgement,
    year: 2026,
    seedKey: "t",
  });
  const factors = [
    { key: "money", value: "im Mittel –\u00a0987 €", voice: "against", weight: "ignored" },
    { key: "time", value: "11 Arbeitstage", voice: "for", weight: "decisive" },
  ] as const;
  const proposal = {
    decision: "check",
    sentence: "Mit euren Änderungen.",
    isEdited: true,
    factors,
  };
  const rowsOf = (title: string, check: object) => {
    const sections = checkSections(check as TenderCheck, result, true);
    const blocks = sections.find((section) => section.title === title)?.blocks ?? [];
    return blocks.flatMap((block) => (block.kind === "table" ? block.rows : []));
  };

  test("say one by one whether the agency entered them, we assume them or they follow from others", () => {
    const rows = rowsOf("Rechnung (intern)", { calculation: enteredCalculation });
    expect(rows.map(([name, , origin]) => [name, origin])).toEqual([
      ["Stunden für das Angebot", "von euch eingetragen"],
      ["Kosten je Stunde", "von euch eingetragen"],
      ["Externe Kreative", "von euch eingetragen"],
      ["Künstlersozialabgabe 4,9\u00a0% (2026)", "errechnet"],
      ["Honorar vom Auftraggeber", "Annahme von TenderChances"],
      ["Kosten des Angebots", "errechnet"],
      ["Auftragswert, netto", "geschätzt"],
      ["Marge", "Annahme von TenderChances"],
      ["Chance", "geschätzt"],
      ["Erwartungswert", "errechnet"],
      ["Rechnet sich ab einer Chance von", "errechnet"],
    ]);
    expect(rows.find(([name]) => name === "Auftragswert, netto")?.[1]).toBe("rund 120.000\u00a0€");
    const stated = rowsOf("Rechnung (intern)", {
      calculation: { ...enteredCalculation, valueOrigin: "stated" },
    });
    expect(stated).toContainEqual([
      "Auftragswert, netto",
      "123.456,78\u00a0€",
      "vom Auftraggeber genannt",
    ]);
  });

  test("stand with every factor of the proposal: its value, its voice and its weight", () => {
    const title = "Worauf der Vorschlag beruht (intern)";
    expect(rowsOf(title, { calculation: enteredCalculation, proposal })).toEqual([
      ["Ertrag", "im Mittel –\u00a0987 €", "dagegen", "zählt nicht"],
      ["Zeit bis zur Frist", "11 Arbeitstage", "dafür", "gibt den Ausschlag"],
    ]);
    expect(print(true, { calculation: enteredCalculation })).not.toContain(title);
  });

  test("never leave with the print for a partner", () => {
    const decision = {
      decision: "go",
      reasons: ["teamFree"],
      note: "Chefsache",
      at: "2026-11-21T11:00:00Z",
      byName: "Ada Beispiel",
    };
    const check = { calculation: enteredCalculation, proposal, decision };
    const inside = print(true, check);
    const outside = print(false, check);
    const figures = ["137", "87,65", "4.567", "120.000", "Marge", "Chance", "Erwartungswert"];
    const bidWords = [
      "Vorschlag",
      "987",
      "11 Arbeitstage",
      "Ausschlag",
      "Chefsache",
      "Ada Beispiel",
    ];
    for (const figure of [...figures, ...bidWords, "von euch eingetragen"]) {
      expect(inside).toContain(figure);
      expect(outside).not.toContain(figure);
    }
    const bare = print(false, { calculation });
    expect(outside).toBe(bare);
  });
});
