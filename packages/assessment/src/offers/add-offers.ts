import { ageWeight } from "./design.ts";
import { cellKey, effectPath, effects } from "./effect-paths.ts";
import { relativeVariance, shrunkFactor } from "./fit-effects.ts";
import { effectsMean } from "./forecast-offers.ts";
import type { OfferObservation } from "./offer-observations.ts";
import type { Cell, OffersModel } from "./offers-model.ts";
import { sizeAt } from "./shape.ts";

/**
 * Adds results between two trainings: each moves the sums and factors of the cells it falls into, no others. The next
 * training removes the drift. The same result must not be added twice: the caller knows what it has added.
 */
export function addOffers(
  model: OffersModel,
  observations: readonly OfferObservation[],
): OffersModel {
  const cells = new Map(model.cells);
  let { effective, lots, procedures, from, to } = model;
  for (const observation of observations) {
    addOne({ ...model, cells }, cells, observation);
    effective += observation.weight * ageWeight(observation.day, model.today);
    lots += 1;
    procedures += observation.weight;
    if (from === "" || observation.day < from) from = observation.day;
    if (observation.day > to) to = observation.day;
  }
  return { ...model, cells, effective, lots, procedures, from, to };
}

function addOne(
  model: OffersModel,
  cells: Map<string, Cell>,
  { features, offers, weight, day }: OfferObservation,
): void {
  const { mean } = effectsMean(model, features);
  const aged = weight * ageWeight(day, model.today);
  const q = aged / (1 + mean / sizeAt(model.shape, model.base));
  for (const effect of effects) {
    const strength = model.strengths[effect];
    if (strength === null) continue;
    const keys = effectPath(effect, features).map((step) => cellKey(effect, step));
    const ownFactor = keys.reduce((factor, key) => cells.get(key)?.factor ?? factor, 1);
    let parent = 1;
    for (const key of keys) {
      const old = cells.get(key);
      const seen = (old?.seen ?? 0) + q * (offers - 1);
      const expected = (old?.expected ?? 0) + (q * mean) / ownFactor;
      const factor = shrunkFactor(strength, parent, seen, expected);
      cells.set(key, {
        seen,
        expected,
        factor,
        variance: relativeVariance(strength, parent, seen),
        effective: (old?.effective ?? 0) + aged,
        lots: (old?.lots ?? 0) + 1,
        procedures: (old?.procedures ?? 0) + weight,
        from: old && old.from < day ? old.from : day,
        to: old && old.to > day ? old.to : day,
      });
      parent = factor;
    }
  }
}
