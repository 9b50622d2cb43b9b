/**
 * A count of rivals K = N − 1 ≥ 0: negative binomial with mean and size (variance = mean + mean²/size; size Infinity is
 * Poisson), and a share of extra cases with no rival at all.
 */
export interface CountDistribution {
  readonly mean: number;
  readonly size: number;
  /** 0 ≤ share < 1 of cases that are K = 0 beyond what the negative binomial says. */
  readonly extraZero: number;
}

/** Beyond this size the difference to Poisson is smaller than rounding. */
const poissonSize = 1e8;

/** ln P(K = k) without the extra zeros; the product form needs no gamma function and is stable for any size. */
export function logNegativeBinomial(k: number, mean: number, size: number): number {
  if (mean <= 0) return k === 0 ? 0 : -Infinity;
  if (size > poissonSize) {
    let log = -mean;
    for (let j = 1; j <= k; j++) log += Math.log(mean / j);
    return log;
  }
  let log = -size * Math.log1p(mean / size);
  const odds = mean / (mean + size);
  for (let j = 0; j < k; j++) log += Math.log(((size + j) / (j + 1)) * odds);
  return log;
}

/** ln P(K = k) */
export function logProbability(k: number, { mean, size, extraZero }: CountDistribution): number {
  const log = logNegativeBinomial(k, mean, size);
  if (extraZero <= 0) return log;
  return k === 0
    ? Math.log(extraZero + (1 - extraZero) * Math.exp(log))
    : Math.log1p(-extraZero) + log;
}

/** P(K = k) for k = 0 … last, by the recurrence of the probabilities. */
export function probabilities(distribution: CountDistribution, last: number): Float64Array {
  const { mean, size, extraZero } = distribution;
  const table = new Float64Array(last + 1);
  let p = Math.exp(logNegativeBinomial(0, mean, size)) * (1 - extraZero);
  const isPoisson = size > poissonSize;
  const odds = isPoisson ? mean : mean / (mean + size);
  for (let k = 0; k <= last; k++) {
    table[k] = p;
    p *= ((isPoisson ? 1 : size + k) / (k + 1)) * odds;
  }
  table[0]! += extraZero;
  return table;
}

/** P(K ≤ k); 0 below 0 */
export function cumulative(k: number, distribution: CountDistribution): number {
  if (k < 0) return 0;
  let sum = 0;
  for (const p of probabilities(distribution, Math.floor(k))) sum += p;
  return Math.min(1, sum);
}

/** The smallest k with P(K ≤ k) ≥ share; never beyond 1,000. */
export function quantile(share: number, distribution: CountDistribution): number {
  const table = probabilities(distribution, 1_000);
  let sum = 0;
  for (let k = 0; k < table.length; k++) {
    sum += table[k]!;
    // A sum that misses the share by rounding alone has reached it.
    if (sum >= share - 1e-12) return k;
  }
  return table.length - 1;
}

export function meanOf({ mean, extraZero }: CountDistribution): number {
  return (1 - extraZero) * mean;
}
