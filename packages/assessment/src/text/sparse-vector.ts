/** A vector of few entries other than 0; its length is 1 unless it is empty. */
export interface SparseVector {
  /** Ascending, each once */
  readonly indices: Uint32Array;
  readonly values: Float32Array;
}

export const emptyVector: SparseVector = {
  indices: new Uint32Array(0),
  values: new Float32Array(0),
};

/** Weights by index → a vector of length 1. Weights of 0 and below are left out. */
export function toUnitVector(weights: ReadonlyMap<number, number>): SparseVector {
  const entries = [...weights].filter(([, weight]) => weight > 0).sort(([a], [b]) => a - b);
  if (entries.length === 0) return emptyVector;
  let squares = 0;
  for (const [, weight] of entries) squares += weight * weight;
  const scale = 1 / Math.sqrt(squares);
  return {
    indices: Uint32Array.from(entries, ([index]) => index),
    values: Float32Array.from(entries, ([, weight]) => weight * scale),
  };
}

/** The sum runs over ascending indices: an index of postings that does the same gives the same bits. */
export function sparseDot(a: SparseVector, b: SparseVector): number {
  let sum = 0;
  let i = 0;
  let j = 0;
  while (i < a.indices.length && j < b.indices.length) {
    const left = a.indices[i] ?? 0;
    const right = b.indices[j] ?? 0;
    if (left === right) sum += (a.values[i++] ?? 0) * (b.values[j++] ?? 0);
    else if (left < right) i++;
    else j++;
  }
  return sum;
}

export function denseDot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}
