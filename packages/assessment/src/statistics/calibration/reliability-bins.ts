/** One bin of a reliability diagram: weighted means, and how many lots and how much weight stand behind them. */
export interface ReliabilityBin {
  readonly predicted: number;
  readonly seen: number;
  readonly n: number;
  readonly weight: number;
}

/** Bins of equal weight, lowest prediction first. */
export function reliabilityBins(
  rows: readonly { readonly predicted: number; readonly seen: number; readonly weight: number }[],
  count: number,
): ReliabilityBin[] {
  const sorted = rows.toSorted((a, b) => a.predicted - b.predicted);
  const total = sorted.reduce((sum, { weight }) => sum + weight, 0);
  const bins = Array.from({ length: count }, () => ({ predicted: 0, seen: 0, n: 0, weight: 0 }));
  let before = 0;
  for (const { predicted, seen, weight } of sorted) {
    const at = Math.min(count - 1, Math.floor(((before + weight / 2) / total) * count));
    const bin = bins[at]!;
    bin.predicted += weight * predicted;
    bin.seen += weight * seen;
    bin.weight += weight;
    bin.n += 1;
    before += weight;
  }
  return bins
    .filter(({ weight }) => weight > 0)
    .map((bin) => ({
      ...bin,
      predicted: bin.predicted / bin.weight,
      seen: bin.seen / bin.weight,
    }));
}

/** Expected calibration error: mean distance of the bins from the diagonal, by weight. */
export function calibrationError(bins: readonly ReliabilityBin[]): number {
  const total = bins.reduce((sum, { weight }) => sum + weight, 0);
  const off = bins.reduce(
    (sum, { predicted, seen, weight }) => sum + weight * Math.abs(predicted - seen),
    0,
  );
  return total > 0 ? off / total : 0;
}
