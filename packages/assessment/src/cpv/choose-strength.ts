import { divisionProbabilities, weightsByIndex } from "./classify-cpv.ts";
import { codeProbabilities, codeProfiles, codesOfDivision } from "./code-profiles.ts";
import type { CodeShape } from "./code-profiles.ts";
import type { ClassifiedVector } from "./cpv-classifier.ts";
import { hashOf } from "../statistics/random/random.ts";
import { fitDivisions } from "./fit-divisions.ts";
import type { DivisionShape } from "./fit-divisions.ts";

/** Candidates, and what is taken where there are too few notices to choose. */
const strengths = [0.005, 0.02, 0.1];
const stretches = [1, 1.5, 2, 3, 4];
const usualDivisions: DivisionShape = { l2: 0.02, stretch: 1.5 };
const shapes: readonly CodeShape[] = [5, 10, 20, 40].flatMap((sharpness) =>
  [0, 0.5, 1].map((habit) => ({ sharpness, habit })),
);
const usualShape: CodeShape = { sharpness: 20, habit: 0.5 };
const minHeld = 20;
/** More would not choose better, only later. */
const maxNotices = 2_000;

/** The prior and stretch that tell best on buyers they were not trained with. */
export function chooseDivisions(
  notices: readonly ClassifiedVector[],
  labels: readonly ClassifiedVector[],
): DivisionShape {
  const { learnt, held } = splitByBuyer(notices);
  if (held.length < minHeld) return usualDivisions;
  let best = { ...usualDivisions, loss: Infinity };
  for (const l2 of strengths) {
    const part = fitDivisions([...learnt, ...labels], { l2, stretch: 1 });
    const told = held.map(({ vector, code }) => ({
      probabilities: divisionProbabilities(part, vector),
      at: part.divisions.indexOf(code.slice(0, 2)),
    }));
    for (const stretch of stretches) {
      let loss = 0;
      for (const { probabilities, at } of told) loss += stretchedLoss(probabilities, at, stretch);
      if (loss < best.loss) best = { l2, stretch, loss };
    }
  }
  return { l2: best.l2, stretch: best.stretch };
}

/** −log of the probability at `at` after all scores were multiplied by `stretch`. */
function stretchedLoss(probabilities: Float64Array, at: number, stretch: number): number {
  if (at < 0) return -Math.log(least);
  let sum = 0;
  for (const probability of probabilities) sum += probability ** stretch;
  return -Math.log(Math.max(probabilities[at]! ** stretch / sum, least));
}

/** A probability this small is as wrong as any. */
const least = 1e-6;

/** How sharply likeness and habit tell the code in a division, again on buyers not trained with. */
export function chooseShape(
  notices: readonly ClassifiedVector[],
  labels: readonly ClassifiedVector[],
): CodeShape {
  const { learnt, held } = splitByBuyer(notices);
  if (held.length < minHeld) return { ...usualShape };
  const part = codeProfiles([...learnt, ...labels]);
  const placeOf = new Map(part.codes.map((code, at) => [code, at]));
  const examples = held.flatMap(({ code, vector }) => {
    const place = placeOf.get(code);
    if (place === undefined) return [];
    const range = codesOfDivision(part.codes, code.slice(0, 2));
    return [{ place, range, weights: weightsByIndex(vector) }];
  });
  const losses = shapes.map((shape) => {
    let loss = 0;
    for (const { place, range, weights } of examples) {
      const probability = codeProbabilities(part, range, weights, shape)[place - range[0]]!;
      loss -= Math.log(Math.max(probability, least));
    }
    return loss;
  });
  return { ...shapes[losses.indexOf(Math.min(...losses))]! };
}

/** Every fifth buyer is held back; which, its name decides. */
function splitByBuyer(notices: readonly ClassifiedVector[]): {
  learnt: ClassifiedVector[];
  held: ClassifiedVector[];
} {
  const recent = notices.slice(-maxNotices);
  const isHeld = ({ buyer }: ClassifiedVector) => nameNumber(buyer) % 5 === 0;
  return {
    learnt: recent.filter((notice) => !isHeld(notice)),
    held: recent.filter(isHeld),
  };
}

function nameNumber(name: string): number {
  const hash = hashOf(name);
  return (hash ^ (hash >>> 15)) >>> 0;
}
