import { wilson } from "@tc/assessment";

/** What was said in one bin beside what was seen, both 0 to 1. */
export interface Bin {
  readonly said: number;
  readonly seen: number;
  readonly n: number;
}

/** A bin with the 90 % range of the share that could stand behind what was seen. */
export interface ChartBin extends Bin {
  readonly low: number;
  readonly high: number;
}

export interface Reliability {
  readonly n: number;
  readonly error?: number;
  /** Of at least 25 cases each; with fewer in all it is one. */
  readonly bins: ChartBin[];
}

/** Fewer cases in a bin show chance. */
const perBin = 25;
const ninetyPercent = 1.6449;

/** Joins neighbouring bins until each is large enough. The error is the mean distance of said and seen, each counting by its n. */
export function toReliability(bins: readonly Bin[]): Reliability {
  const joined = joinBins(bins);
  const n = joined.reduce((sum, bin) => sum + bin.n, 0);
  const distance = joined.reduce((sum, bin) => sum + bin.n * Math.abs(bin.said - bin.seen), 0);
  return { n, ...(n > 0 && { error: round(distance / n) }), bins: joined.map(toChartBin) };
}

function joinBins(bins: readonly Bin[]): readonly Bin[] {
  const joined: Bin[] = [];
  for (const bin of bins.toSorted((a, b) => a.said - b.said)) {
    const last = joined.at(-1);
    if (last && last.n < perBin) joined[joined.length - 1] = join(last, bin);
    else joined.push(bin);
  }
  const [beforeLast, last] = joined.slice(-2);
  if (beforeLast && last && last.n < perBin) joined.splice(-2, 2, join(beforeLast, last));
  return joined;
}

function join(a: Bin, b: Bin): Bin {
  const n = a.n + b.n;
  const mean = (of: (bin: Bin) => number) => (of(a) * a.n + of(b) * b.n) / n;
  return { said: mean((bin) => bin.said), seen: mean((bin) => bin.seen), n };
}

function toChartBin({ said, seen, n }: Bin): ChartBin {
  const { low, high } = wilson(seen, n, ninetyPercent);
  return { said: round(said), seen: round(seen), low: round(low), high: round(high), n };
}

/** More digits than a chart shows would only tell the single cases apart. */
export function round(share: number): number {
  return Math.round(share * 1_000) / 1_000;
}
