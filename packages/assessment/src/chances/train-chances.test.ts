import { expect, test } from "vitest";
import { priorMeans } from "./chances-model.ts";
import { learnCoefficients } from "./learn-coefficients.ts";
import { sampleOutcomes } from "./outcome-fixtures.ts";
import { readChancesModel, serialiseChancesModel } from "./serialise-chances.ts";
import { trainChancesModel } from "./train-chances.ts";

test("without outcomes the priors hold", () => {
  const { mean, covariance } = learnCoefficients([]);
  expect(mean).toEqual(priorMeans);
  expect(covariance.map((row, at) => Math.sqrt(row[at]!))).toEqual([0.5, 0.75, 0.5, 0.75, 0.5]);
});

test("many outcomes bring the coefficients to the truth and make them surer", () => {
  const truth = [0.2, 3, 0.3, -0.5] as const;
  const { mean, covariance } = learnCoefficients(sampleOutcomes(4_000, truth));
  truth.forEach((value, at) => expect(Math.abs(mean[at]! - value)).toBeLessThan(0.35));
  expect(Math.sqrt(covariance[1]![1]!)).toBeLessThan(0.2);
});

test("an agency that wins more than the others gets an intercept of its own", () => {
  const outcomes = sampleOutcomes(500, [0, 1.5, 1, -1.5]).map((outcome, at) =>
    at % 5 === 0 ? { ...outcome, won: at % 3 !== 0 } : outcome,
  );
  const { agencies } = learnCoefficients(outcomes);
  const intercepts = [...agencies].map(([id, { mean }]) => [id, mean] as const);
  const [best] = intercepts.toSorted((a, b) => b[1] - a[1]);
  expect(best![0]).toBe("agency-0");
  expect(best![1]).toBeGreaterThan(0.3);
});

test("under a hundred outcomes nothing is judged", () => {
  const model = trainChancesModel(sampleOutcomes(99, [0, 1.5, 1, -1.5]));
  expect(model).toMatchObject({ basis: "prior", calibration: { kind: "none" }, n: 99 });
});

test("a world like the priors proves the adjustment", () => {
  const model = trainChancesModel(sampleOutcomes(600, [0, 1.5, 1, -1.5]));
  expect(model.basis).toBe("proven");
  expect(model.calibration.kind).toBe("platt");
  expect(model.heldOut.logLoss).toBeLessThan(model.heldOut.logLossBaseline);
});

test("a world where fit misleads shows equal chances only", () => {
  const model = trainChancesModel(sampleOutcomes(150, [0, -3, -1, 1.5]));
  expect(model.heldOut.logLoss).toBeGreaterThan(model.heldOut.logLossBaseline);
  expect(model.basis).toBe("baseline");
});

test("the order of outcomes changes no bit, writing and reading neither", () => {
  const outcomes = sampleOutcomes(320, [0, 1.5, 1, -1.5]);
  const model = trainChancesModel(outcomes);
  const bytes = serialiseChancesModel(model);
  expect(serialiseChancesModel(trainChancesModel(outcomes.toReversed()))).toEqual(bytes);
  expect(readChancesModel(bytes)).toEqual(model);
});
