import { toProbabilities } from "../statistics/linear/multinomial-regression.ts";
import { emptyVector, toUnitVector } from "../text/sparse-vector.ts";
import type { SparseVector } from "../text/sparse-vector.ts";
import type { ClassifiedVector, CpvClassifier } from "./cpv-classifier.ts";

export type ProfilePart = Pick<
  CpvClassifier,
  "codes" | "codeCounts" | "profileStarts" | "profileIndices" | "profileValues"
>;

/** What a code's own text weighs beside the notices under it, counted as notices. */
const ownTextWeight = 1;
/** Strongest entries kept of a profile. */
const maxEntries = 60;

/** The middle of all that is said under a code: its text and the notices that bear it. */
export function codeProfiles(examples: readonly ClassifiedVector[]): ProfilePart {
  const sums = new Map<string, { weights: Map<number, number>; count: number }>();
  for (const { code, vector, isLabel } of examples) {
    const sum = sums.get(code) ?? { weights: new Map<number, number>(), count: 0 };
    sums.set(code, sum);
    if (!isLabel) sum.count += 1;
    for (const [at, index] of vector.split.indices.entries()) {
      const weight = (isLabel ? ownTextWeight : 1) * vector.split.values[at]!;
      sum.weights.set(index, (sum.weights.get(index) ?? 0) + weight);
    }
  }
  const codes = [...sums.keys()].sort();
  const profiles = codes.map((code) => strongest(sums.get(code)?.weights));
  const starts = new Uint32Array(codes.length + 1);
  for (const [at, { indices }] of profiles.entries()) starts[at + 1] = starts[at]! + indices.length;
  const profileIndices = new Uint32Array(starts.at(-1) ?? 0);
  const profileValues = new Float32Array(profileIndices.length);
  for (const [at, { indices, values }] of profiles.entries()) {
    profileIndices.set(indices, starts[at]);
    profileValues.set(values, starts[at]);
  }
  return {
    codes,
    codeCounts: Uint32Array.from(codes, (code) => sums.get(code)?.count ?? 0),
    profileStarts: starts,
    profileIndices,
    profileValues,
  };
}

function strongest(weights: ReadonlyMap<number, number> | undefined): SparseVector {
  if (!weights) return emptyVector;
  const entries = [...weights].toSorted(([a, x], [b, y]) => y - x || a - b);
  return toUnitVector(new Map(entries.slice(0, maxEntries)));
}

/** Likeness of a text with the profile of code number `at`, 0 to 1. `weights` holds the text's split view by index. */
export function profileLikeness(
  { profileStarts, profileIndices, profileValues }: ProfilePart,
  at: number,
  weights: ReadonlyMap<number, number>,
): number {
  let sum = 0;
  for (let entry = profileStarts[at]!; entry < profileStarts[at + 1]!; entry++) {
    const weight = weights.get(profileIndices[entry]!);
    if (weight !== undefined) sum += weight * profileValues[entry]!;
  }
  return sum;
}

/** Numbers of the codes of a division, from the first to below the second: codes are ascending. */
export function codesOfDivision(codes: readonly string[], division: string): [number, number] {
  const first = codes.findIndex((code) => code.startsWith(division));
  if (first < 0) return [0, 0];
  const after = codes.findIndex((code, at) => at > first && !code.startsWith(division));
  return [first, after < 0 ? codes.length : after];
}

export interface CodeShape {
  readonly sharpness: number;
  readonly habit: number;
}

/** Probabilities of the codes from `first` to below `after`, given that it is one of them. */
export function codeProbabilities(
  part: ProfilePart,
  [first, after]: readonly [number, number],
  weights: ReadonlyMap<number, number>,
  { sharpness, habit }: CodeShape,
): Float64Array {
  const scores = new Float64Array(after - first);
  for (let at = first; at < after; at++) {
    scores[at - first] =
      sharpness * profileLikeness(part, at, weights) + habit * Math.log(1 + part.codeCounts[at]!);
  }
  toProbabilities(scores);
  return scores;
}
