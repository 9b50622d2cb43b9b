import { quantileLevels } from "./budget-estimate.ts";

/**
 * The quantiles of a value once it is certain that it lies above `floor`; both in cents, at `quantileLevels`. Between two
 * quantiles the logarithm of the value is taken as evenly spread. A floor above nearly everything leaves them alone: then
 * the model and the floor contradict each other.
 */
export function quantilesAbove(quantiles: readonly number[], floor: number): readonly number[] {
  const below = levelOf(quantiles, floor);
  if (below === 0 || below >= quantileLevels.at(-2)!) return quantiles;
  return quantileLevels.map((level) =>
    Math.max(floor, Math.round(valueAt(quantiles, below + level * (1 - below)))),
  );
}

/** How likely the value is to lie below `value`. */
function levelOf(quantiles: readonly number[], value: number): number {
  const at = quantiles.findIndex((quantile) => quantile > value);
  if (at === -1) return 1;
  if (at === 0) return 0;
  const [lower, upper] = [ln(quantiles[at - 1]!), ln(quantiles[at]!)];
  const [from, to] = [quantileLevels[at - 1]!, quantileLevels[at]!];
  return from + ((ln(value) - lower) / (upper - lower)) * (to - from);
}

function valueAt(quantiles: readonly number[], level: number): number {
  const at = quantileLevels.findIndex((other) => other >= level);
  if (at === -1) return quantiles.at(-1)!;
  if (at === 0) return quantiles[0]!;
  const [from, to] = [quantileLevels[at - 1]!, quantileLevels[at]!];
  const [lower, upper] = [ln(quantiles[at - 1]!), ln(quantiles[at]!)];
  return Math.exp(lower + ((level - from) / (to - from)) * (upper - lower));
}

function ln(cents: number): number {
  return Math.log(Math.max(1, cents));
}
