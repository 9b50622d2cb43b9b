import { expect, test } from "vitest";
import { teachingLabels, toFitLabels } from "./fit-labels.ts";
import type { LearnerLabel } from "./fit-labels.ts";

let day = 0;
const label = (tenderId: string, kind: string, reason: string | null = null): LearnerLabel => ({
  tenderId,
  kind,
  reason,
  at: new Date(Date.UTC(2026, 0, ++day)),
});
const verdicts = (...labels: LearnerLabel[]) =>
  toFitLabels(labels).map(({ tenderId, isFitting }) => [tenderId, isFitting]);

test("of several labels of a tender the surest speaks: won, then said, then kept or dismissed", () => {
  expect(
    verdicts(
      label("a", "misfit"),
      label("a", "won"),
      label("b", "dismissed"),
      label("b", "fits"),
      label("c", "saved"),
      label("c", "misfit"),
      label("d", "dismissed"),
    ),
  ).toEqual([
    ["a", true],
    ["b", true],
    ["c", false],
    ["d", false],
  ]);
});

test("nothing is learnt from what was dismissed for its deadline, effort, conditions or competition", () => {
  const reasons = ["deadline", "effort", "conditions", "competition"];
  expect(verdicts(...reasons.map((reason) => label(reason, "dismissed", reason)))).toEqual([]);
  expect(verdicts(label("a", "misfit", "deadline"), label("a", "saved"))).toEqual([["a", true]]);
  expect(verdicts(label("a", "misfit", "services"))).toEqual([["a", false]]);
});

test("what says neither for nor against a fit teaches nothing", () => {
  expect(teachingLabels([label("a", "lost"), label("b", "withdrawn")])).toEqual([]);
});
