import type { BudgetRange } from "./fit-models.ts";

/** Standard normal quantiles in the middle of nine equally likely parts. */
const nodes = [
  -1.593_218_8, -0.967_421_6, -0.589_455_8, -0.282_216_1, 0, 0.282_216_1, 0.589_455_8, 0.967_421_6,
  1.593_218_8,
];
/** The 90 % quantile: low and high are 10 % and 90 %. */
const tenthQuantile = 1.281_551_6;

/**
 * Nine equally likely values (ln cents) of an estimate whose low and high lie differently far from the median: on each
 * side a normal of its own in ln. Empty where the range is missing or makes no sense.
 */
export function intervalNodes(range: BudgetRange | undefined): Float64Array {
  if (!range) return new Float64Array(0);
  const { lowCents, medianCents, highCents } = range;
  const isRange = lowCents > 0 && lowCents <= medianCents && medianCents <= highCents;
  if (!isRange || !Number.isFinite(highCents)) return new Float64Array(0);
  const median = Math.log(medianCents);
  const below = (median - Math.log(lowCents)) / tenthQuantile;
  const above = (Math.log(highCents) - median) / tenthQuantile;
  return Float64Array.from(nodes, (z) => median + z * (z < 0 ? below : above));
}
