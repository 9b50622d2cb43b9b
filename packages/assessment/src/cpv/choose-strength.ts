import { divisionProbabilities, weightsByIndex } from "./classify-cpv.ts";
import { codeProbabilities, codeProfiles, codesOfDivision } from "./code-profiles.ts";
import type { CodeShape } from "./code-profiles.ts";
import type { ClassifiedVector } from "./cpv-classifier.ts";
import { fitDivisions } from "./fit-divisions.ts";

/** Candidates, and what is taken where there are too few notices to choose. */
const strengths = [0.005, 0.02, 0.1];
const usualStrength = 0.02;
const shapes: readonly CodeShape[] = [5, 10, 20].flatMap((sharpness) =>
  [0, 0.5, 1].map((habit) => ({ sharpness, habit })),
);
const usualShape: CodeShape = { sharpness: 10, habit: 0.5 };
const minNotices = 100;
/** More would not choose better, only later. */
const maxNotices = 2_000;

/** The prior that tells best on buyers it was not trained with. */
export function chooseL2(
  notices: readonly ClassifiedVector[],
  labels: readonly ClassifiedVector[],
): number {
  const { learnt, held } = splitByBuyer(notices);
  if (held.length < minNotices / 5) return usualStrength;
  const losses = strengths.map((l2) => {
    const part = fitDivisions([...learnt, ...labels], l2);
    const places = new Map(part.divisions.map((division, at) => [division, at]));
    let loss = 0;
    for (const { vector, code } of held) {
      const at = places.get(code.slice(0, 2));
      const probability = at === undefined ? 0 : divisionProbabilities(part, vector)[at]!;
      loss -= Math.log(Math.max(probability, 1e-6));
    }
    return loss;
  });
  return strengths[losses.indexOf(Math.min(...losses))]!;
}

/** How sharply likeness and habit tell the code in a division, again on buyers not trained with. */
export function chooseShape(
  notices: readonly ClassifiedVector[],
  labels: readonly ClassifiedVector[],
): CodeShape {
  const { learnt, held } = splitByBuyer(notices);
  if (held.length < minNotices / 5) return { ...usualShape };
  const part = codeProfiles([...learnt, ...labels]);
  const placeOf = new Map(part.codes.map((code, at) => [code, at]));
  const asked = held.flatMap(({ code, vector }) => {
    const place = placeOf.get(code);
    if (place === undefined) return [];
    const range = codesOfDivision(part.codes, code.slice(0, 2));
    return [{ place, range, weights: weightsByIndex(vector) }];
  });
  const losses = shapes.map((shape) => {
    let loss = 0;
    for (const { place, range, weights } of asked) {
      const probability = codeProbabilities(part, range, weights, shape)[place - range[0]]!;
      loss -= Math.log(Math.max(probability, 1e-6));
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
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
