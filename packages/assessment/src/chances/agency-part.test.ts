import { expect, test } from "vitest";
import { adjustmentValues, agencyPart } from "./agency-part.ts";
import { priorCoefficients } from "./chances-model.ts";
import { learnCoefficients } from "./learn-coefficients.ts";
import { sampleOutcomes } from "./outcome-fixtures.ts";

const plain = { unmetKnockouts: 0, incumbent: false };

test("values are neutral at zero, and price needs weight and cheapness", () => {
  expect(adjustmentValues(plain)).toEqual([1, 0, 0, 0, 0]);
  expect(adjustmentValues({ ...plain, priceWeight: 0.9 })[4]).toBe(0);
  const all = {
    fit: { score: 80, low: 70, high: 90 },
    unmetKnockouts: 2,
    incumbent: true,
    priceWeight: 1,
    cheapness: 0.5,
  };
  const values = adjustmentValues(all);
  [1, 0.3, 1, 2, 0.25].forEach((value, at) => expect(values[at]).toBeCloseTo(value, 12));
});

test("the prior's shift and spread are those of the published constants", () => {
  const part = agencyPart(priorCoefficients, {
    ...plain,
    fit: { score: 100, low: 100, high: 100 },
    incumbent: true,
    unmetKnockouts: 1,
  });
  expect(part.shift).toBeCloseTo(0.75 + 1 - 1.5, 12);
  // α₀, agency, ½·β_fit, β_inc, β_elig
  const variance = 0.5 ** 2 + 0.4 ** 2 + (0.5 * 0.75) ** 2 + 0.5 ** 2 + 0.75 ** 2;
  expect(part.sd).toBeCloseTo(Math.sqrt(variance), 12);
  expect(part.partOf("unmet")).toBe(-1.5);
});

test("an agency with outcomes of its own is surer than one not heard of", () => {
  const coefficients = learnCoefficients(sampleOutcomes(400, [0, 1.5, 1, -1.5]));
  const familiar = agencyPart(coefficients, { ...plain, agencyId: "agency-1" });
  const unknown = agencyPart(coefficients, { ...plain, agencyId: "new" });
  expect(familiar.sd).toBeLessThan(unknown.sd);
  expect(unknown.shift).toBe(agencyPart(coefficients, plain).shift);
});
