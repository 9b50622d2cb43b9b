import type { CheckRequirement, CheckResult } from "@tc/contract";
import { expect, test } from "vitest";
import { changesBetween } from "./changes.ts";

const result = (parts: Partial<CheckResult>): CheckResult => ({
  madeAt: "2026-11-16T08:00:00Z",
  engine: "rules",
  documents: 0,
  pages: 0,
  requirements: [],
  papers: [],
  risks: [],
  fairness: [],
  effort: [],
  ...parts,
});
const row = (parts: Partial<CheckRequirement>): CheckRequirement => ({
  group: "eligibility",
  name: "Mindestumsatz",
  state: "open",
  quotes: [],
  ...parts,
});

test("two equal checks differ in nothing", () => {
  const same = result({ requirements: [row({})] });
  expect(changesBetween(same, { ...same, madeAt: "2026-11-20T08:00:00Z" })).toEqual([]);
});

test("a moved deadline, a demand that is met now, a new paper and more pages are told", () => {
  const before = result({
    requirements: [
      row({}),
      row({ group: "deadlines", name: "Angebotsfrist 11.12.2026, 14:00 Uhr", state: "noted" }),
    ],
  });
  const after = result({
    documents: 2,
    pages: 31,
    requirements: [
      row({ state: "met" }),
      row({ group: "deadlines", name: "Angebotsfrist 18.12.2026, 14:00 Uhr", state: "noted" }),
      row({ group: "contract", name: "Nutzungsrechte", state: "unclear" }),
    ],
    papers: [{ name: "Urkalkulation", state: "obtain", quotes: [] }],
    risks: [{ name: "Vertragsstrafe 0,3 %", quotes: [] }],
  });
  expect(changesBetween(before, after)).toEqual([
    "Mindestumsatz: ungeprüft → erfüllt.",
    "Angebotsfrist 18.12.2026, 14:00 Uhr, vorher 11.12.2026, 14:00 Uhr.",
    "Neu gefordert: Nutzungsrechte.",
    "Neu verlangt: Urkalkulation.",
    "Neues Risiko: Vertragsstrafe 0,3 %.",
    "Gelesen: 2 Unterlagen, 31 Seiten.",
  ]);
});

test("a hundred changes are eight sentences", () => {
  const papers = Array.from({ length: 100 }, (_, n) => ({
    name: `Papier ${n}`,
    state: "fill" as const,
    quotes: [],
  }));
  expect(changesBetween(result({}), result({ papers }))).toHaveLength(8);
});
