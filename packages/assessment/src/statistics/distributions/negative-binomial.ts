/**
 * A count of rivals K = N − 1 ≥ 0: negative binomial with mean and size (variance = mean + mean²/size; size Infinity is
 * Poisson), but for a share of lots that draw a crowd whatever they are (catalogues, panels of bidders, a boom).
 */
export interface CountDistribution {
  readonly mean: number;
  readonly size: number;
  /** 0 ≤ share < 1 */
  readonly crowdShare: number;
}

/** A crowd: any number around twenty. Too few lots tell of more; measured in docs/methods/offers.md. */
export const crowd = { mean: 20, size: 1 } as const;

/** Beyond this size the difference to Poisson is smaller than rounding. */
const poissonSize = 1e8;

/** ln P(K = k) of the negative binomial alone; the product form needs no gamma function and is stable for any size. */
export function logNegativeBinomial(k: number, mean: number, size: number): number {
  if (mean <= 0) return k === 0 ? 0 : -Infinity;
  if (size > poissonSize) {
    let log = -mean;
    for (let j = 1; j <= k; j++) log += Math.log(mean / j);
    return log;
  }
  let log = -size * Math.log1p(mean / size);
  const odds = mean / (mean + size);
  let product = 1;
  for (let j = 0; j < k; j++) {
    product *= ((size + j) / (j + 1)) * odds;
    // Logarithms are dear: one for many factors, before the product leaves what numbers hold.
    if (j % 16 === 15) {
      log += Math.log(product);
      product = 1;
    }
  }
  return log + Math.log(product);
}

const logCrowd = (k: number): number => logNegativeBinomial(k, crowd.mean, crowd.size);
const crowdLogs = Float64Array.from({ length: 64 }, (_, k) => logCrowd(k));

/** ln P(K = k) */
export function logProbability(k: number, { mean, size, crowdShare }: CountDistribution): number {
  return logCount(k, mean, size, crowdShare);
}

/** The same of bare numbers: a fit asks millions of times. */
export function logCount(k: number, mean: number, size: number, crowdShare: number): number {
  const usual = logNegativeBinomial(k, mean, size);
  if (crowdShare <= 0) return usual;
  const log = Math.log1p(-crowdShare) + usual;
  const crowded = Math.log(crowdShare) + (crowdLogs[k] ?? logCrowd(k));
  const greater = Math.max(log, crowded);
  return greater + Math.log1p(Math.exp(Math.min(log, crowded) - greater));
}

/** P(K = k) for k = 0 … last */
export function probabilities(
  { mean, size, crowdShare }: CountDistribution,
  last: number,
): Float64Array {
  const table = new Float64Array(last + 1);
  addProbabilities(table, 1 - crowdShare, mean, size);
  if (crowdShare > 0) addProbabilities(table, crowdShare, crowd.mean, crowd.size);
  return table;
}

/** By the recurrence from one count to the next. */
function addProbabilities(table: Float64Array, share: number, mean: number, size: number): void {
  let p = Math.exp(logNegativeBinomial(0, mean, size)) * share;
  const isPoisson = size > poissonSize;
  const odds = isPoisson ? mean : mean / (mean + size);
  for (let k = 0; k < table.length; k++) {
    table[k]! += p;
    p *= ((isPoisson ? 1 : size + k) / (k + 1)) * odds;
  }
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

/** E[K] */
export function meanOf({ mean, crowdShare }: CountDistribution): number {
  return (1 - crowdShare) * mean + crowdShare * crowd.mean;
}
