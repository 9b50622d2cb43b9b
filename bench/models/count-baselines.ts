import type { OfferObservation } from "@tc/assessment";

/** P(N = offers) for a lot with these features. */
export type CountForecast = (features: OfferObservation["features"]) => (offers: number) => number;

type Weighted = OfferObservation & { readonly aged: number };

/** One mean for all lots. */
export function poissonForecast(train: readonly OfferObservation[], today: string): CountForecast {
  const mean = meanRivals(withAge(train, today));
  return () => (offers) => negativeBinomial(offers - 1, mean, 1e7);
}

/** One mean and one size for all lots. */
export function globalForecast(train: readonly OfferObservation[], today: string): CountForecast {
  const rows = withAge(train, today);
  const mean = meanRivals(rows);
  const size = likeliestSize(rows, () => mean);
  return () => (offers) => negativeBinomial(offers - 1, mean, size);
}

/** The plain mean of the finest CPV cell with any lot in it. */
export function unshrunkForecast(train: readonly OfferObservation[], today: string): CountForecast {
  const rows = withAge(train, today);
  const cells = new Map<string, Weighted[]>();
  for (const row of rows) {
    for (const cell of cellsOf(row.features)) cells.set(cell, [...(cells.get(cell) ?? []), row]);
  }
  const means = new Map(
    [...cells].map(([cell, cellRows]) => [cell, Math.max(meanRivals(cellRows), 0.05)]),
  );
  const meanOf = (features: OfferObservation["features"]): number =>
    means.get(cellsOf(features).find((cell) => means.has(cell)) ?? "")!;
  const size = likeliestSize(rows, ({ features }) => meanOf(features));
  return (features) => {
    const mean = meanOf(features);
    return (offers) => negativeBinomial(offers - 1, mean, size);
  };
}

function cellsOf({ cpv = "" }: OfferObservation["features"]): string[] {
  return [5, 4, 3, 2, 0].map((length) => cpv.slice(0, length));
}

function withAge(train: readonly OfferObservation[], today: string): Weighted[] {
  const years = (day: string): number => (Date.parse(today) - Date.parse(day)) / 31_557_600_000;
  return train.map((observation) => ({
    ...observation,
    aged: observation.weight * 0.5 ** (years(observation.day) / 3),
  }));
}

function meanRivals(rows: readonly Weighted[]): number {
  const weight = rows.reduce((sum, { aged }) => sum + aged, 0);
  return rows.reduce((sum, { aged, offers }) => sum + aged * (offers - 1), 0) / weight;
}

/** Golden section over the logarithm of the size. */
function likeliestSize(rows: readonly Weighted[], meanOf: (row: Weighted) => number): number {
  const loss = (logSize: number): number =>
    rows.reduce(
      (sum, row) =>
        sum - row.aged * Math.log(negativeBinomial(row.offers - 1, meanOf(row), Math.exp(logSize))),
      0,
    );
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [-3, 4];
  for (let step = 0; step < 30; step++) {
    const a = high - ratio * (high - low);
    const b = low + ratio * (high - low);
    if (loss(a) < loss(b)) high = b;
    else low = a;
  }
  return Math.exp((low + high) / 2);
}

function negativeBinomial(k: number, mean: number, size: number): number {
  let log = -size * Math.log1p(mean / size);
  for (let j = 0; j < k; j++) log += Math.log(((size + j) / (j + 1)) * (mean / (mean + size)));
  // Poisson gives a lot with sixty offers no chance that a number could hold.
  return Math.max(Math.exp(log), 1e-300);
}
