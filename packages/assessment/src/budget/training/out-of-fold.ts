import { hashOf } from "../../statistics/random/random.ts";
import type { EncodedRows } from "./encode-rows.ts";
import { expectAll, fitOffsets } from "./fit-offsets.ts";
import type { Kappas } from "./fit-offsets.ts";

export const foldCount = 5;

/** The fold of every row by its procedure, so that lots of one are never told by their siblings. */
export function foldsOf(rows: readonly { readonly tenderId: string }[]): Uint8Array {
  // The low bits of the hash follow the last letters; the high ones are mixed.
  return Uint8Array.from(rows, ({ tenderId }) => (hashOf(tenderId) >>> 8) % foldCount);
}

/** Each of a procedure's n rows weighs n^-discount. */
export function lotWeights(
  rows: readonly { readonly tenderId: string }[],
  discount: number,
): Float64Array {
  const counts = new Map<string, number>();
  for (const { tenderId } of rows) counts.set(tenderId, (counts.get(tenderId) ?? 0) + 1);
  return Float64Array.from(rows, ({ tenderId }) => (counts.get(tenderId) ?? 1) ** -discount);
}

/** y minus what the model fitted on the other folds expects; rows of weight 0 teach nothing but are told too. */
export function outOfFold(
  rows: EncodedRows,
  y: Float64Array,
  weight: Float64Array,
  folds: Uint8Array,
  kappas: Kappas,
  slopeMean?: number,
): Float64Array {
  const residual = new Float64Array(rows.size);
  for (let fold = 0; fold < foldCount; fold++) {
    const kept = weight.map((value, at) => (folds[at] === fold ? 0 : value));
    const expected = expectAll(rows, fitOffsets(rows, y, kept, kappas, slopeMean));
    for (let at = 0; at < rows.size; at++)
      if (folds[at] === fold) residual[at] = y[at]! - expected[at]!;
  }
  return residual;
}
