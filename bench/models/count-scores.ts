import { createRandom } from "@tc/assessment";

/** One held-out lot: what was forecast and what came. */
export interface CountRow {
  readonly group: string;
  readonly weight: number;
  readonly offers: number;
  /** P(N = k + 1) for k = 0 … */
  readonly probabilities: readonly number[];
}

/** Weighted by lots per procedure. */
export function countScores(rows: readonly CountRow[]) {
  const single = rows.map(({ probabilities, offers, weight }) => ({
    p: probabilities[0]!,
    isSeen: offers === 1,
    weight,
  }));
  return {
    logLoss: mean(rows, (row) => -Math.log(chanceOfSeen(row))),
    deviance: mean(rows, (row) => 2 * (logOfKnown(row.offers) - Math.log(chanceOfSeen(row)))),
    absoluteError: mean(rows, (row) => Math.abs(row.offers - expected(row))),
    singleBrier: mean(single, ({ p, isSeen }) => (p - (isSeen ? 1 : 0)) ** 2),
    singleAuc: auc(single),
    singleEce: calibrationError(single, 10),
    // So few results scatter: what perfect forecasts would get.
    singleEceIfRight: errorIfRight(single),
    coverage: mean(rows, (row) => {
      const { low, high } = range(row);
      return row.offers >= low && row.offers <= high ? 1 : 0;
    }),
    exactCoverage: mean(rows, exactlyInside),
    width: mean(rows, (row) => range(row).high - range(row).low),
  };
}

export type CountScores = ReturnType<typeof countScores>;

/** Relative gain in log loss with a 95 % interval: procedures are drawn again and again, both forecasts alike. */
export function pairedGain(
  rows: readonly CountRow[],
  others: readonly CountRow[],
  uniform: () => number,
): { gain: number; low: number; high: number } {
  const byGroup = new Map<string, { weight: number; own: number; other: number }>();
  rows.forEach((row, at) => {
    const sums = byGroup.get(row.group) ?? { weight: 0, own: 0, other: 0 };
    sums.weight += row.weight;
    sums.own -= row.weight * Math.log(chanceOfSeen(row));
    sums.other -= row.weight * Math.log(chanceOfSeen(others[at]!));
    byGroup.set(row.group, sums);
  });
  const groups = [...byGroup.values()];
  const gainOf = (drawn: readonly { own: number; other: number }[]): number => {
    const total = drawn.reduce((sum, { other }) => sum + other, 0);
    return 1 - drawn.reduce((sum, { own: probability }) => sum + probability, 0) / total;
  };
  const draws = Array.from({ length: 1_000 }, () =>
    gainOf(groups.map(() => groups[Math.floor(uniform() * groups.length)]!)),
  ).toSorted((a, b) => a - b);
  return { gain: gainOf(groups), low: draws[25]!, high: draws[974]! };
}

function chanceOfSeen({ probabilities, offers }: CountRow): number {
  return Math.max(probabilities[offers - 1] ?? 0, 1e-300);
}

/** ln of the chance by a geometric distribution that knows the count: the zero that deviance counts from. */
function logOfKnown(offers: number): number {
  const k = offers - 1;
  return (k === 0 ? 0 : k * Math.log(k)) - (k + 1) * Math.log(k + 1);
}

function expected({ probabilities }: CountRow): number {
  return probabilities.reduce((sum, p, k) => sum + p * (k + 1), 0);
}

function range({ probabilities }: CountRow): { low: number; high: number } {
  let [sum, low, high] = [0, 0, 0];
  probabilities.forEach((p, k) => {
    sum += p;
    if (low === 0 && sum >= 0.1) low = k + 1;
    if (high === 0 && sum >= 0.9) high = k + 1;
  });
  return { low, high: high || probabilities.length };
}

/** A count at the edge of an interval of exactly 80 % is inside with the part of its probability that is. */
function exactlyInside({ probabilities, offers }: CountRow): number {
  const below = probabilities.slice(0, offers - 1).reduce((sum, p) => sum + p, 0);
  const upTo = below + (probabilities[offers - 1] ?? 0);
  const inside = Math.min(0.9, upTo) - Math.max(0.1, below);
  return upTo > below ? Math.max(0, inside) / (upTo - below) : 0;
}

interface Single {
  readonly p: number;
  readonly isSeen: boolean;
  readonly weight: number;
}

function auc(rows: readonly Single[]): number {
  let [hits, pairs] = [0, 0];
  for (const row of rows) {
    if (!row.isSeen) continue;
    for (const other of rows) {
      if (other.isSeen) continue;
      const weight = row.weight * other.weight;
      pairs += weight;
      hits += weight * (row.p > other.p ? 1 : row.p === other.p ? 0.5 : 0);
    }
  }
  return pairs > 0 ? hits / pairs : 0.5;
}

function errorIfRight(rows: readonly Single[]): number {
  const { uniform } = createRandom(23);
  const rounds = 100;
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const drawn = rows.map((row) => ({ ...row, isSeen: uniform() < row.p }));
    sum += calibrationError(drawn, 10);
  }
  return sum / rounds;
}

/** Bins of equal weight; mean distance of what was forecast and what was seen. */
function calibrationError(rows: readonly Single[], bins: number): number {
  const sorted = rows.toSorted((a, b) => a.p - b.p);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const off = Array.from({ length: bins }, () => 0);
  let before = 0;
  for (const { p, isSeen, weight } of sorted) {
    const bin = Math.min(bins - 1, Math.floor(((before + weight / 2) / total) * bins));
    off[bin]! += weight * (p - (isSeen ? 1 : 0));
    before += weight;
  }
  return off.reduce((sum, distance) => sum + Math.abs(distance), 0) / total;
}

function mean<Row extends { readonly weight: number }>(
  rows: readonly Row[],
  value: (row: Row) => number,
): number {
  const weight = rows.reduce((sum, row) => sum + row.weight, 0);
  return rows.reduce((sum, row) => sum + row.weight * value(row), 0) / weight;
}
