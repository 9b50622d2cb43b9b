import { fitMultinomial } from "../linear/multinomial-regression.ts";
import { chooseColumns, toRows } from "./classifier-columns.ts";
import type { ClassifiedVector, DivisionPart } from "./cpv-classifier.ts";

/** A label's text is a poor notice, but there is one for every code. Source: `assessment.md` B3. */
const labelWeight = 0.3;
const epochs = 6;
const seed = 1;

/** Multinomial logistic regression of the division on words and grams. */
export function fitDivisions(examples: readonly ClassifiedVector[], l2: number): DivisionPart {
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
    { classCount: divisions.length, l2, epochs, seed },
  );
  return { divisions, ...columns, coefficients, l2 };
}
