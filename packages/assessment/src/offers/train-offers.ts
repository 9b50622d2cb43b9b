import { chooseStrengths } from "./choose-strengths.ts";
import { crossPredict } from "./cross-predict.ts";
import { buildDesign } from "./design.ts";
import { fitEffects, predictRows } from "./fit-effects.ts";
import type { Strengths } from "./fit-effects.ts";
import { judgeHeldOut } from "./judge-held-out.ts";
import { meanOffers } from "./held-out.ts";
import { awardRates, sectorFigures, cellsOf } from "./model-tables.ts";
import type { AwardOutcome, OfferObservation } from "./offer-observations.ts";
import type { OffersModel } from "./offers-model.ts";
import { fitShape, plainShape, shaped } from "./shape.ts";

export interface OffersTraining {
  /** The day that ages count from, YYYY-MM-DD; the day of training. */
  readonly today: string;
  /** Lots that ended, for the chance that a lot is awarded at all. */
  readonly outcomes?: readonly AwardOutcome[];
  /** "Nationwide" means this country (ISO 3166-1 alpha-3). */
  readonly homeCountry?: string;
  /** Fixed prior strengths; without them they are chosen on later procedures. */
  readonly strengths?: Strengths;
}

/**
 * A model of the number of offers per lot. What the spread is, is fitted on predictions for procedures left out of the
 * fit: in-sample it would promise too much. The order of the observations does not matter.
 */
export function trainOffersModel(
  observations: readonly OfferObservation[],
  training: OffersTraining,
): OffersModel {
  const sorted = sortObservations(observations);
  const design = buildDesign(sorted, training.today);
  const strengths = training.strengths ?? chooseStrengths(sorted);
  const { predictions, folds, size } = crossPredict(design, strengths);
  const shape = predictions.length > 0 ? fitShape(predictions) : plainShape;
  const all = Int32Array.from({ length: design.rows }, (_, row) => row);
  const effects = fitEffects(design, all, strengths, size);
  const into = { means: new Float64Array(design.rows), variances: new Float64Array(design.rows) };
  predictRows(design, effects, all, into);
  const expected = into.means.map((mean, row) =>
    meanOffers(shaped(shape, { mean, variance: into.variances[row]!, base: effects.base })),
  );
  return {
    format: "offers",
    formatVersion: 1,
    today: training.today,
    base: effects.base,
    shape,
    strengths,
    cells: cellsOf(design, effects, sorted),
    ...sectorFigures(sorted, expected, design.weights, training.homeCountry ?? "DEU"),
    awards: awardRates(training.outcomes ?? [], training.today),
    heldOut: judgeHeldOut(predictions, folds, sorted),
    effective: design.weights.reduce((sum, weight) => sum + weight, 0),
    lots: sorted.length,
    procedures: design.groupCount,
    from: sorted[0]?.day ?? "",
    to: sorted.at(-1)?.day ?? "",
  };
}

/** By day, then procedure, then all the rest: sums depend on the order to the last bit. */
function sortObservations(observations: readonly OfferObservation[]): OfferObservation[] {
  return observations
    .map((observation) => ({ observation, key: sortKey(observation) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ observation }) => observation);
}

function sortKey({ day, group, offers, weight, features }: OfferObservation): string {
  const told = Object.entries(features).map((entry) => entry.join("="));
  return [day, group, offers, weight, ...told.toSorted(compare)].join("\u0000");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
