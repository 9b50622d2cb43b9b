import { fitMultinomial } from "../linear/multinomial-regression.ts";
import { chooseColumns, toRows } from "./classifier-columns.ts";
import type { ClassifiedVector, CpvClassifier } from "./cpv-classifier.ts";

/** A label's text is a poor notice, but there is one for every code. Source: `assessment.md` B3. */
const labelWeight = 0.3;
const maxSteps = 40;

export type DivisionPart = Pick<
  CpvClassifier,
  "divisions" | "splitColumns" | "gramColumns" | "coefficients" | "l2"
>;

/** Multinomial logistic regression of the division on words and grams. */
export function trainDivisions(examples: readonly ClassifiedVector[], l2: number): DivisionPart {
  const divisions = [...new Set(examples.map(({ code }) => code.slice(0, 2)))].sort();
  const classOf = new Map(divisions.map((division, at) => [division, at]));
  const vectors = examples.map(({ vector }) => vector);
  const columns = chooseColumns(vectors);
  const weights = Float32Array.from(examples, ({ isLabel }) => (isLabel ? labelWeight : 1));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const coefficients = fitMultinomial(
    {
      rows: toRows(columns, vectors),
      classes: Uint16Array.from(examples, ({ code }) => classOf.get(code.slice(0, 2))!),
      weights,
    },
    { classCount: divisions.length, l2: l2 / totalWeight, maxSteps },
  );
  return { divisions, ...columns, coefficients: Float32Array.from(coefficients), l2 };
}
