import type { TenderAssessment } from "@tc/contract";
import { expect, test } from "vitest";
import { actionsOf, decisionLine } from "./decision-line";
import type { Decided } from "./decision-line";

const marks = { saved: false, dismissed: false };
const noGo: TenderAssessment = {
  fit: { kind: "pending" },
  chances: { kind: "pending" },
  competition: { kind: "pending" },
  budget: { kind: "pending" },
  regime: { code: "vgv", label: "VgV", explanation: "", tableVersion: "1", certainty: "derived" },
  verdict: { decision: "noGo", reason: "failed", sentence: "Eine Forderung fehlt." },
  marks,
};
const { verdict: _, ...pending } = noGo;
const input: Decided = { state: "open", marks, answer: noGo };

test("a No-Go is red, and its first step is to dismiss", () => {
  expect(decisionLine(input)).toEqual({
    word: "No-Go",
    look: "red",
    sentence: "Eine Forderung fehlt.",
  });
  expect(actionsOf(input)).toEqual({ main: "dismiss", second: "save" });
});

test("what the agency decided itself is never overwritten", () => {
  const decided: Decided = { ...input, marks: { ...marks, dismissed: true, reason: "region" } };
  expect(decisionLine(decided)).toEqual({
    word: "Abgelehnt",
    look: "plain",
    sentence: "Region passt nicht. Von euch entschieden.",
  });
  expect(actionsOf(decided)).toEqual({ second: "dismiss" });
});

test.each(["expired", "awarded", "cancelled"] as const)(
  "a tender that is %s has neither verdict nor step",
  (state) => {
    expect(decisionLine({ ...input, state }).look).toBe("plain");
    expect(actionsOf({ ...input, state })).toEqual({});
  },
);

test("while it is scored the steps are there already", () => {
  const waiting: Decided = { ...input, answer: pending };
  expect(decisionLine(waiting)).toEqual({
    sentence: "Bewertung läuft, meist unter einer Minute.",
  });
  expect(actionsOf(waiting)).toEqual({ main: "save", second: "dismiss" });
  expect(decisionLine({ ...input, answer: "failed" }).word).toBeUndefined();
});

test("without a plan there is one button for all", () => {
  const locked = { kind: "locked", tier: "basis" } as const;
  const answer: TenderAssessment = { ...pending, fit: locked };
  expect(actionsOf({ ...input, answer })).toEqual({ main: "plans", second: "save" });
});

const scored = { kind: "fit" } as TenderAssessment["fit"];

test("a check that may be started or opened is the first step once the tender is scored", () => {
  const answer: TenderAssessment = { ...pending, fit: scored, check: { isThere: false } };
  expect(actionsOf({ ...input, answer })).toEqual({ main: "check", second: "dismiss" });
  expect(actionsOf({ ...input, answer: { ...answer, fit: pending.fit } }).main).toBe("save");
  expect(actionsOf({ ...input, answer, state: "planned" }).main).toBe("save");
  const against: TenderAssessment = { ...noGo, fit: scored, check: { isThere: false } };
  expect(actionsOf({ ...input, answer: against })).toEqual({ main: "dismiss", second: "check" });
});

test("what a member decided stands before our verdict, with what speaks against it", () => {
  const bidDecision = {
    decision: "go",
    at: "2026-11-20T09:00:00Z",
    byName: "Ada Beispiel",
  } as const;
  const go: TenderAssessment = {
    ...noGo,
    bidDecision,
    verdict: { decision: "go", reason: "worthIt", sentence: "Es lohnt sich." },
  };
  expect(decisionLine({ ...input, answer: go })).toEqual({
    word: "Go",
    look: "plain",
    sentence: "Entschieden von Ada Beispiel.",
  });
  expect(decisionLine({ ...input, answer: { ...noGo, bidDecision } }).sentence).toBe(
    "Entschieden von Ada Beispiel. Unser Vorschlag: No-Go. Eine Forderung fehlt.",
  );
  // That something is left to check contradicts nobody.
  const check: TenderAssessment = {
    ...go,
    verdict: { decision: "check", reason: "noValue", sentence: "Ein Wert zum Rechnen fehlt." },
  };
  expect(decisionLine({ ...input, answer: check }).sentence).toBe("Entschieden von Ada Beispiel.");
});

test("the steps follow what a member decided, not what we proposed", () => {
  const answer: TenderAssessment = { ...noGo, fit: scored, check: { isThere: true } };
  const decided = (decision: "go" | "noGo") => ({
    ...answer,
    bidDecision: { decision, at: "2026-11-20T09:00:00Z", byName: "Ada Beispiel" } as const,
  });
  expect(actionsOf({ ...input, answer: decided("go") })).toEqual({
    main: "check",
    second: "dismiss",
  });
  const proposed = { decision: "go", reason: "worthIt", sentence: "Es lohnt sich." } as const;
  const against = { ...decided("noGo"), verdict: proposed };
  expect(actionsOf({ ...input, answer: against })).toEqual({ main: "dismiss", second: "check" });
});
