/** How often a positive scores above another, ties one half, with DeLong's 95 % interval. */
export interface Area {
  readonly auc: number;
  readonly low: number;
  readonly high: number;
  readonly positives: number;
  readonly others: number;
}

export function areaUnderCurve(positives: readonly number[], others: readonly number[]): Area {
  const ofPositives = positives.map((score) => shareBelow(others, score));
  const ofOthers = others.map((score) => 1 - shareBelow(positives, score));
  const auc = mean(ofPositives);
  const error = Math.sqrt(
    variance(ofPositives) / positives.length + variance(ofOthers) / others.length,
  );
  return {
    auc: round(auc),
    low: round(auc - 1.96 * error),
    high: round(Math.min(1, auc + 1.96 * error)),
    positives: positives.length,
    others: others.length,
  };
}

function shareBelow(scores: readonly number[], score: number): number {
  return mean(scores.map((other) => (other < score ? 1 : other === score ? 0.5 : 0)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const center = mean(values);
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
