import { denseDot, sparseDot } from "./sparse-vector.ts";
import type { TextVector } from "./text-model.ts";

/** Share of each view in a similarity; measured in docs/methods/text-model.md. */
export const viewShares = { split: 0.4, grams: 0.4, latent: 0.2 } as const;

/** How alike two texts are: 1 the same, 0 (and slightly below) nothing in common. Both of one model. */
export function similarity(a: TextVector, b: TextVector): number {
  return blend(
    sparseDot(a.split, b.split),
    sparseDot(a.grams, b.grams),
    denseDot(a.latent, b.latent),
  );
}

/** One place for the sum: its order decides the last bit. */
export function blend(split: number, grams: number, latent: number): number {
  return viewShares.split * split + viewShares.grams * grams + viewShares.latent * latent;
}
