import { crowd, probabilities } from "../statistics/distributions/negative-binomial.ts";
import type { CountDistribution } from "../statistics/distributions/negative-binomial.ts";

/**
 * Abscissas and weights of Gauss-Legendre quadrature on 0 … 1, found by Newton from Chebyshev's guess. The integrands
 * below are smooth; 40 points are exact to 1e-9 for up to 60 expected rivals.
 */
const { points, pointWeights } = gaussLegendre(40);

/**
 * E[1/(K+2)]: the chance of one more bidder among equals against N = K + 1 rivals. From 1/(K+2) = ∫ s^(K+1) ds the sum
 * over all counts becomes an integral of the generating function: exact, without a cut tail.
 */
export function oneMore(distribution: CountDistribution): number {
  return integral(distribution, (s) => s);
}

/** E[1/(K+1)]: the chance of a bidder who takes the place of one of the usual. */
export function oneOfThem(distribution: CountDistribution): number {
  return integral(distribution, () => 1);
}

/** E[min(1, seats/(K+2))]: one more bidder where several win a place in a framework. */
export function oneMoreForSeats(distribution: CountDistribution, seats: number): number {
  return forSeats(seats * oneMore(distribution), distribution, seats, 2);
}

export function oneOfThemForSeats(distribution: CountDistribution, seats: number): number {
  return forSeats(seats * oneOfThem(distribution), distribution, seats, 1);
}

/** Takes back what seats/(k+own) counts beyond certainty where there are fewer bidders than seats. */
function forSeats(
  uncapped: number,
  distribution: CountDistribution,
  seats: number,
  ownSeats: number,
): number {
  if (seats <= ownSeats) return uncapped - surplus(distribution, seats, ownSeats);
  return Math.min(1, uncapped - surplus(distribution, seats, ownSeats));
}

function surplus(distribution: CountDistribution, seats: number, ownSeats: number): number {
  const last = Math.ceil(seats - ownSeats);
  if (last < 0) return 0;
  let sum = 0;
  probabilities(distribution, last).forEach((p, k) => {
    sum += p * Math.max(0, seats / (k + ownSeats) - 1);
  });
  return sum;
}

function integral(
  { mean, size, crowdShare }: CountDistribution,
  factor: (s: number) => number,
): number {
  let sum = 0;
  for (let at = 0; at < points.length; at++) {
    const s = points[at]!;
    const usual = (1 - crowdShare) * generating(s, mean, size);
    const crowded = crowdShare > 0 ? crowdShare * generating(s, crowd.mean, crowd.size) : 0;
    sum += pointWeights[at]! * factor(s) * (usual + crowded);
  }
  return sum;
}

/** E[s^K] of a negative binomial */
function generating(s: number, mean: number, size: number): number {
  return Math.exp(-size * Math.log1p((mean * (1 - s)) / size));
}

function gaussLegendre(n: number): { points: Float64Array; pointWeights: Float64Array } {
  const points = new Float64Array(n);
  const pointWeights = new Float64Array(n);
  for (let at = 0; at < n; at++) {
    let x = Math.cos((Math.PI * (at + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < 30; step++) {
      let [before, value] = [1, x];
      for (let degree = 2; degree <= n; degree++) {
        [before, value] = [value, ((2 * degree - 1) * x * value - (degree - 1) * before) / degree];
      }
      slope = (n * (x * value - before)) / (x * x - 1);
      x -= value / slope;
    }
    points[at] = (1 - x) / 2;
    pointWeights[at] = 1 / ((1 - x * x) * slope * slope);
  }
  return { points, pointWeights };
}
