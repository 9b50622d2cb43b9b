import type { CheckResult, TenderCheck } from "@tc/contract";
import { expect, test } from "vitest";
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
const print = (isInternal: boolean) =>
  JSON.stringify(checkSections({ calculation } as unknown as TenderCheck, result, isInternal));

test("what the chance rests on is printed with its page for the agency, and for nobody else", () => {
  expect(print(true)).toContain(
    "Zur Chance: Preis zählt 40 % (Unterlagen, Leistungsbeschreibung.pdf, S. 7). Ohne Angabe",
  );
  expect(print(false)).not.toContain("Preis zählt");
});
