import { calibrationError, reliabilityBins } from "../statistics/calibration/reliability-bins.ts";
import { meanOver, rangeCoverage, singleShare } from "./held-out.ts";
import { logProbability } from "../statistics/distributions/negative-binomial.ts";
import type { OfferObservation } from "./offer-observations.ts";
import type { HeldOut } from "./offers-model.ts";
import { fitShape, shaped } from "./shape.ts";
import type { Prediction } from "./shape.ts";

const binCount = 10;
const minProcedures = 50;

/**
 * What the predictions for left-out procedures were worth. The shape that judges a fold is fitted on the other folds.
 * null with too few procedures to say anything.
 */
export function judgeHeldOut(
  predictions: readonly Prediction[],
  folds: Int32Array,
  observations: readonly OfferObservation[],
): HeldOut | null {
  const procedures = new Set(observations.map(({ group }) => group)).size;
  if (procedures < minProcedures) return null;
  const rows = [...new Set(folds)]
    .toSorted((a, b) => a - b)
    .flatMap((fold) => {
      const others = predictions.filter((_, row) => folds[row] !== fold);
      const shape = fitShape(others);
      const alike = others.map((prediction) => ({
        ...prediction,
        mean: prediction.base,
        variance: 0,
      }));
      const same = fitShape(alike, "level");
      return predictions.flatMap((prediction, row) =>
        folds[row] === fold
          ? {
              distribution: shaped(shape, prediction),
              same: shaped(same, { mean: prediction.base, variance: 0, base: prediction.base }),
              rivals: prediction.rivals,
              weight: prediction.weight,
            }
          : [],
      );
    });
  const single = rows.map(({ distribution, rivals, weight }) => ({
    predicted: singleShare(distribution),
    seen: rivals === 0 ? 1 : 0,
    weight,
  }));
  const bins = reliabilityBins(single, binCount);
  return {
    single: bins.map(({ predicted, seen, n }) => ({ predicted, seen, n })),
    singleError: calibrationError(bins),
    coverage: rangeCoverage(rows),
    logLoss: meanOver(rows, ({ rivals, distribution }) => -logProbability(rivals, distribution)),
    logLossGlobal: meanOver(rows, ({ rivals, same }) => -logProbability(rivals, same)),
    lots: rows.length,
    procedures,
    from: observations[0]!.day,
    to: observations.at(-1)!.day,
  };
}
