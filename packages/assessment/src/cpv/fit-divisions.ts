import { fitMultinomial } from "../statistics/linear/multinomial-regression.ts";
import { chooseColumns, toRows } from "./classifier-columns.ts";
import type { ClassifiedVector, DivisionPart } from "./cpv-classifier.ts";

/** A label's text is a poor notice, but there is one for every code (docs/methods/cpv-classifier.md). */
const labelWeight = 0.3;
const seed = 1;

/** What many rows say needs fewer passes: so many visits of rows in all, in two to six passes. */
const visits = 60_000;
const epochsFor = (rows: number) => Math.min(6, Math.max(2, Math.round(visits / rows)));

/** How strongly coefficients are held back, and by what they are multiplied afterwards. */
export interface DivisionShape {
  readonly l2: number;
  /** A prior that ranks well leaves probabilities too even; this gives them back what they are worth. */
  readonly stretch: number;
}

/** Multinomial logistic regression of the division on words and grams. */
export function fitDivisions(
  examples: readonly ClassifiedVector[],
  { l2, stretch }: DivisionShape,
): DivisionPart {
  const divisions = [...new Set(examples.map(({ code }) => code.slice(0, 2)))].sort();
  const classOf = new Map(divisions.map((division, at) => [division, at]));
  const vectors = examples.map(({ vector }) => vector);
  const columns = chooseColumns(vectors);
  const coefficients = fitMultinomial(
    {
      rows: toRows(columns, vectors),
      classes: Uint16Array.from(examples, ({ code }) => classOf.get(code.slice(0, 2))!),
      weights: Float32Array.from(examples, ({ isLabel }) => (isLabel ? labelWeight : 1)),
    },
    { classCount: divisions.length, l2, epochs: epochsFor(examples.length), seed },
  );
  return {
    divisions,
    ...columns,
    coefficients: coefficients.map((value) => value * stretch),
    l2,
    stretch,
  };
}
