import { createRandom } from "../statistics/random/random.ts";
import { rankAmong } from "../statistics/quantiles/rank-among.ts";
import { similarity } from "./similarity.ts";
import type { TextModel, TextVector } from "./text-model.ts";

/** Steps between the quantiles 0 and 1. */
const steps = 400;
const pairs = 20_000;

/** Texts of one buyer resemble each other whatever they are about: such pairs are no random ones. */
export function randomPairQuantiles(
  sample: readonly { readonly vector: TextVector; readonly buyer: string | undefined }[],
  seed: number,
): Float32Array {
  const random = createRandom(seed).uniform;
  const similarities: number[] = [];
  for (
    let tries = 0;
    tries < pairs * 2 && similarities.length < pairs && sample.length > 1;
    tries++
  ) {
    const a = sample[Math.floor(random() * sample.length)]!;
    const b = sample[Math.floor(random() * sample.length)]!;
    if (a === b || (a.buyer !== undefined && a.buyer === b.buyer)) continue;
    similarities.push(similarity(a.vector, b.vector));
  }
  if (similarities.length === 0) return new Float32Array(0);
  const sorted = Float32Array.from(similarities).sort();
  return Float32Array.from(
    { length: steps + 1 },
    (_, step) => sorted[Math.round((step / steps) * (sorted.length - 1))]!,
  );
}

/**
 * Share of random pairs of texts that are less alike, 0 to 1: .5 is as alike as any two notices, .95 is among the
 * top 5 of a hundred. .5 where the model had too few texts to tell.
 */
export function randomPairRank(
  { randomPairQuantiles: quantiles }: Pick<TextModel, "randomPairQuantiles">,
  value: number,
): number {
  return rankAmong(quantiles, value);
}
