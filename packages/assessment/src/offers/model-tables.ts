import { comparisonSector } from "./cpv-path.ts";
import { ageWeight } from "./design.ts";
import type { Design } from "./design.ts";
import type { Effects } from "./fit-effects.ts";
import type { AwardOutcome, OfferObservation } from "./offer-observations.ts";
import type { SectorFigures, Cell, OffersModel } from "./offers-model.ts";

/** The cells of the fitted effects with what they rest on. */
export function cellsOf(
  design: Design,
  { columns }: Effects,
  observations: readonly OfferObservation[],
): ReadonlyMap<string, Cell> {
  const cells = new Map<string, Cell>();
  design.columns.forEach(({ keys, parents, leaf }, at) => {
    const fitted = columns[at]!;
    const support = keys.map(() => ({
      effective: 0,
      lots: 0,
      procedures: 0,
      from: "9",
      to: "",
    }));
    observations.forEach(({ weight, day }, row) => {
      for (let cell = leaf[row]!; cell >= 0; cell = parents[cell]!) {
        const cellSupport = support[cell]!;
        cellSupport.effective += design.weights[row]!;
        cellSupport.lots += 1;
        cellSupport.procedures += weight;
        if (day < cellSupport.from) cellSupport.from = day;
        if (day > cellSupport.to) cellSupport.to = day;
      }
    });
    keys.forEach((key, cell) => {
      cells.set(key, {
        seen: fitted.seen[cell]!,
        expected: fitted.expected[cell]!,
        factor: fitted.factor[cell]!,
        variance: fitted.variance[cell]!,
        ...support[cell]!,
      });
    });
  });
  return cells;
}

/** So many procedures make an agency sector's own quartile; with fewer it is compared with everywhere. */
const minProcedures = 20;

/** Upper quartiles and expected offers per agency sector; `expected` are the model's offers of each observation. */
export function sectorFigures(
  observations: readonly OfferObservation[],
  expected: Float64Array,
  weights: Float64Array,
  homeCountry: string,
): Pick<OffersModel, "agencySectors" | "everywhere"> {
  const rows = new Map<string, number[]>();
  observations.forEach(({ features: { cpv } }, row) => {
    if (cpv === undefined) return;
    const agencySector = comparisonSector(cpv);
    rows.set(agencySector, [...(rows.get(agencySector) ?? []), row]);
  });
  const figures = (of: readonly number[]): SectorFigures => {
    const offers = Float64Array.from(observations, (observation) => observation.offers);
    return {
      expectedQuantiles: Array.from({ length: 21 }, (_, at) =>
        weightedQuantile(expected, weights, of, at / 20),
      ),
      upperQuartile: weightedQuantile(offers, weights, of, 0.75),
      procedures: of.reduce((sum, row) => sum + observations[row]!.weight, 0),
    };
  };
  const agencySectors = new Map<string, SectorFigures>();
  for (const [agencySector, of] of rows) {
    const sectorFigures = figures(of);
    if (sectorFigures.procedures >= minProcedures) agencySectors.set(agencySector, sectorFigures);
  }
  const all = observations.map((_, row) => row);
  const home = all.filter((row) => observations[row]!.features.country === homeCountry);
  const homeFigures = figures(home);
  return {
    agencySectors,
    everywhere: homeFigures.procedures >= minProcedures ? homeFigures : figures(all),
  };
}

function weightedQuantile(
  values: Float64Array,
  weights: Float64Array,
  rows: readonly number[],
  share: number,
): number {
  const order = rows.toSorted((a, b) => values[a]! - values[b]! || a - b);
  const total = order.reduce((sum, row) => sum + weights[row]!, 0);
  let sum = 0;
  for (const row of order) {
    sum += weights[row]!;
    if (sum >= share * total - 1e-12) return values[row]!;
  }
  return 1;
}

/** Lots that ended, weighted by age, per agency sector and, under "", of all. */
export function awardRates(
  outcomes: readonly AwardOutcome[],
  today: string,
): OffersModel["awards"] {
  const rates = new Map<string, { awarded: number; ended: number }>();
  const sorted = outcomes.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  for (const { features, awarded, weight, day } of sorted) {
    const aged = weight * ageWeight(day, today);
    const keys = features.cpv === undefined ? [""] : ["", comparisonSector(features.cpv)];
    for (const key of keys) {
      const rate = rates.get(key) ?? { awarded: 0, ended: 0 };
      rate.ended += aged;
      if (awarded) rate.awarded += aged;
      rates.set(key, rate);
    }
  }
  return rates;
}
