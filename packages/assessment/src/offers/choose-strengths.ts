import { predict } from "./cross-predict.ts";
import { buildDesign } from "./design.ts";
import type { Strengths } from "./fit-effects.ts";
import type { OfferObservation } from "./offer-observations.ts";
import { fitShape, logLoss } from "./shape.ts";
import type { Prediction } from "./shape.ts";

/** Of the agency sectors, of the buyers, and of all else; the start of the search. */
export function strengthsOf(cpv: number, others: number): Strengths {
  return {
    cpv,
    place: others,
    buyer: 10,
    procedure: others,
    nature: others,
    buyerType: others,
    criteria: others,
    valueBand: others,
    lotsBand: others,
    framework: others,
    year: others,
  };
}

export const defaultStrengths: Strengths = strengthsOf(30, 30);

const candidates: readonly (readonly [cpv: number, others: number])[] = [5, 10, 30, 100].flatMap(
  (cpv) => [10, 30, 100].map((others) => [cpv, others] as const),
);

/** With fewer procedures a choice would follow chance. */
const minProcedures = 150;
/** The newest results decide; more only cost time. */
const maxObservations = 15_000;
/** Each window is predicted from all that came before it. */
const windows = [0.4, 0.55, 0.7, 0.85, 1] as const;
/** Sizes differ little between candidates; 1 is near all of them. */
const size = 1;

/**
 * How strongly cells are pulled to their parents: chosen on procedures later than those fitted on, in four windows of
 * time. `observations` are sorted by day.
 */
export function chooseStrengths(observations: readonly OfferObservation[]): Strengths {
  const newest = observations.slice(-maxObservations);
  const groups = [...new Set(newest.map(({ group }) => group))];
  if (groups.length < minProcedures) return defaultStrengths;
  const rank = new Map(groups.map((group, at) => [group, at / groups.length]));
  const prepared = windows.slice(0, -1).map((from, window) => {
    const to = windows[window + 1]!;
    const used = newest.filter(({ group }) => rank.get(group)! < to);
    const isTrain = used.map(({ group }) => rank.get(group)! < from);
    const today = used.find((_, row) => !isTrain[row])?.day ?? used.at(-1)!.day;
    return {
      design: buildDesign(used, today),
      train: rowsWhere(isTrain, true),
      test: rowsWhere(isTrain, false),
      // In the test every procedure counts once, however old.
      weights: used.map(({ weight }) => weight),
    };
  });
  const scores = candidates.map(([cpv, others]) => {
    const strengths = strengthsOf(cpv, others);
    const predictions: Prediction[] = prepared.flatMap(({ design, train, test, weights }) =>
      [...predict(design, strengths, size, train, test)].map(([row, prediction]) => ({
        ...prediction,
        weight: weights[row]!,
      })),
    );
    return { strengths, loss: logLoss(predictions, fitShape(predictions)) };
  });
  return scores.reduce((best, candidate) => (candidate.loss < best.loss ? candidate : best))
    .strengths;
}

function rowsWhere(flags: readonly boolean[], wanted: boolean): Int32Array {
  return Int32Array.from(flags.flatMap((flag, row) => (flag === wanted ? [row] : [])));
}
