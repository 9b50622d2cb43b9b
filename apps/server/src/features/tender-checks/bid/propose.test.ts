import { calculationInput } from "@tc/contract";
import type { BidFactorWeights, CalculationInput, CheckResult } from "@tc/contract";
import { describe, expect, test } from "vitest";
import { makeTender } from "../../../testing/tenders/make-tender.ts";
import type { Judgement } from "../../assessment/index.ts";
import { calculationOf } from "./calculation.ts";
import { proposalOf } from "./propose.ts";

const now = new Date("2026-11-23T11:00:00Z");
const even = (cents: number) => ({ lowCents: cents, medianCents: cents, highCents: cents });
const chances = {
  kind: "chances",
  p: 0.4,
  low: 0.3,
  high: 0.5,
  award: 0.9,
  withAward: 0.36,
  baseline: 0.2,
};
const judged = {
  verdict: { decision: "go", reason: "worthIt", sentence: "Deckt selbst 120 Stunden (Annahme)." },
  fit: { assessment: { score: 84, knockout: "passed" } },
  criteria: [{ kind: "language", status: "met" }],
  chances,
  value: even(100_000_000),
  budget: { kind: "published" },
};

interface World {
  judgement?: object;
  entered?: CalculationInput;
  weights?: BidFactorWeights;
  unclear?: number;
  deadline?: string;
}

function propose({ entered = {}, weights = {}, unclear = 0, ...world }: World = {}) {
  const judgement = { ...judged, ...world.judgement } as unknown as Judgement;
  const result = {
    requirements: Array.from({ length: unclear }, () => ({ state: "unclear" })),
    effort: [{ name: "Konzept", hours: 40 }],
  } as unknown as CheckResult;
  const at = world.deadline ?? "2026-12-18T13:00:00Z";
  const record = makeTender({
    title: "Kampagne",
    lots: [{ deadlines: [{ kind: "offer", at, hasTime: true }] }],
  });
  const { proposal } = proposalOf({
    judgement,
    result,
    calculation: calculationOf({
      entered: calculationInput.parse(entered),
      effort: result.effort,
      judgement,
      year: 2026,
      seedKey: "t",
    }),
    tender: { id: "t", record },
    weights,
    now,
  });
  if (!proposal) throw new Error("there is no proposal");
  const voices = Object.fromEntries(proposal.factors.map(({ key, voice }) => [key, voice]));
  const values = Object.fromEntries(proposal.factors.map(({ key, value }) => [key, value]));
  return { ...proposal, voices, values };
}

describe("the proposal of a check", () => {
  test("names each factor with its value and whether it speaks for or against", () => {
    const { decision, isEdited, voices, values } = propose();
    expect({ decision, isEdited }).toEqual({ decision: "go", isEdited: false });
    expect(voices).toEqual({
      criteria: "for",
      fit: "for",
      chance: "for",
      money: "for",
      effort: "for",
      time: "for",
      unclear: "neutral",
    });
    expect(values).toMatchObject({
      criteria: "1 erfüllt",
      fit: "84 von 100",
      chance: "36\u00a0% (27–45\u00a0%); ein Bieter im Mittel 18\u00a0%",
      effort: "40 Stunden, Kosten 3.600\u00a0€; ein Zuschlag deckt sie",
      time: "19 Arbeitstage bis 18.12.2026; 40 Stunden sind 5 Arbeitstage einer Person",
    });
    expect(values["money"]).toContain("nach unseren Annahmen");
  });

  test("follows the figures that the agency entered: no Go beside an expected loss", () => {
    const { decision, sentence, voices, values } = propose({
      entered: { hours: 900, hourlyCostCents: 12_000, marginPercent: 10 },
      deadline: "2027-11-18T13:00:00Z",
    });
    expect(decision).toBe("noGo");
    expect(sentence).toBe("Der Ertrag deckt die Kosten des Angebots nicht.");
    expect(voices["money"]).toBe("against");
    expect(values["money"]).toMatch(/^im Mittel –.*mit euren Zahlen$/);
  });

  test("is a Go on the agency's figures where our assumptions leave it open", () => {
    const value = even(20_000_000);
    expect(propose({ judgement: { value } }).decision).toBe("check");
    const entered = { hours: 20, hourlyCostCents: 7_000, marginPercent: 20 };
    expect(propose({ judgement: { value }, entered }).decision).toBe("go");
  });

  test("lets what nobody entered stay open, be it entered in part", () => {
    const value = even(20_000_000);
    const { voices } = propose({ judgement: { value }, entered: { feeCents: 10_000 } });
    expect(voices["money"]).toBe("open");
  });

  test("says in the page's words which hard criterion fails", () => {
    const sentence = "Verlangt: 2 Mio. € Umsatz; im Profil: 1,12 Mio. €.";
    const judgement = {
      verdict: { decision: "noGo", reason: "failed", sentence },
      fit: { assessment: { score: 84, knockout: "failed" } },
      criteria: [{ kind: "turnover", status: "failed" }],
      chances: { kind: "silent", reason: "knockout" },
    };
    expect(propose({ judgement })).toMatchObject({ decision: "noGo", sentence });
  });

  test("is Prüfen where the documents leave something unclear or the time is short", () => {
    expect(propose({ unclear: 2 })).toMatchObject({
      decision: "check",
      sentence: "Offen: Unklare Angaben.",
    });
    const late = propose({ deadline: "2026-11-26T13:00:00Z" });
    expect(late.sentence).toBe("Dagegen spricht: Zeit bis zur Frist.");
    expect(late.values["time"]).toMatch(/^3 Arbeitstage bis 26\.11\.2026/);
  });

  test("counts a deadline at midnight by the day before it, without weekends and holidays", () => {
    const { values } = propose({ deadline: "2026-12-27T23:00:00Z" });
    expect(values["time"]).toMatch(/^23 Arbeitstage bis 27\.12\.2026/);
  });

  test("never says more than is known: chances that the plan locks or that are too thin stay open", () => {
    const locked = propose({ judgement: { chances: undefined } });
    expect(locked).toMatchObject({ decision: "check", sentence: "Offen: Chance, Ertrag." });
    expect(locked.values["chance"]).toBe("ab Premium");
    expect(propose({ judgement: { chances: { kind: "too-thin", n: 2 } } }).voices).toMatchObject({
      chance: "open",
      money: "open",
    });
  });

  test("is not made for a tender that takes no bids", () => {
    const { verdict: _, ...closed } = judged;
    const calculation = calculationOf({
      entered: {},
      effort: undefined,
      judgement: undefined,
      year: 2026,
      seedKey: "t",
    });
    const basis = { calculation, tender: { id: "t", record: makeTender({ title: "K" }) }, now };
    for (const judgement of [undefined, closed as unknown as Judgement]) {
      expect(proposalOf({ judgement, result: undefined, weights: {}, ...basis })).toEqual({});
    }
  });
});

test("what the agency strikes out or makes decisive remakes the proposal, which says so", () => {
  const struck = propose({ unclear: 2, weights: { unclear: "ignored" } });
  expect(struck).toMatchObject({ decision: "go", isEdited: true });
  expect(struck.sentence).toMatch(/^Mit euren Änderungen: Dafür spricht/);
  expect(propose({ unclear: 2, weights: { fit: "decisive" } })).toMatchObject({
    decision: "go",
    sentence: "Mit euren Änderungen: Den Ausschlag gibt: AgencyFit.",
  });
  expect(propose({ weights: { time: "counted" } }).isEdited).toBe(false);
});
