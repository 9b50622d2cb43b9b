import { blend } from "./similarity.ts";
import { denseDot } from "./sparse-vector.ts";
import type { SparseVector } from "./sparse-vector.ts";
import type { TextVector } from "./text-model.ts";

/** Many vectors asked at once. */
export interface VectorIndex {
  readonly size: number;
  /** Writes the similarity with each vector, in their order, into `out`; to the bit what `similarity` gives. */
  similarities(query: TextVector, out: Float64Array): void;
}

/** An index by postings: only what query and vectors share costs time. */
export function createVectorIndex(vectors: readonly TextVector[]): VectorIndex {
  const split = postingsOf(vectors.map((vector) => vector.split));
  const grams = postingsOf(vectors.map((vector) => vector.grams));
  const splitSums = new Float64Array(vectors.length);
  const gramSums = new Float64Array(vectors.length);
  return {
    size: vectors.length,
    similarities(query, out) {
      addProducts(split, query.split, splitSums.fill(0));
      addProducts(grams, query.grams, gramSums.fill(0));
      for (const [at, vector] of vectors.entries()) {
        out[at] = blend(splitSums[at]!, gramSums[at]!, denseDot(query.latent, vector.latent));
      }
    },
  };
}

interface Postings {
  /** The entries of index i run from starts[i] to below starts[i + 1]. */
  readonly starts: Uint32Array;
  readonly documents: Uint32Array;
  readonly values: Float32Array;
}

function postingsOf(vectors: readonly SparseVector[]): Postings {
  let length = 0;
  for (const { indices } of vectors) length = Math.max(length, (indices.at(-1) ?? -1) + 1);
  const starts = new Uint32Array(length + 1);
  for (const { indices } of vectors) for (const index of indices) starts[index + 1]! += 1;
  for (let at = 1; at < starts.length; at++) starts[at]! += starts[at - 1]!;
  const next = starts.slice();
  const documents = new Uint32Array(starts.at(-1) ?? 0);
  const values = new Float32Array(documents.length);
  for (const [document, vector] of vectors.entries()) {
    for (const [at, index] of vector.indices.entries()) {
      const place = next[index]!++;
      documents[place] = document;
      values[place] = vector.values[at]!;
    }
  }
  return { starts, documents, values };
}

/** Ascending indices: each sum grows in the order in which sparseDot adds. */
function addProducts(postings: Postings, query: SparseVector, sums: Float64Array): void {
  const { starts, documents, values } = postings;
  for (let at = 0; at < query.indices.length; at++) {
    const index = query.indices[at]!;
    if (index + 1 >= starts.length) return;
    const weight = query.values[at]!;
    const end = starts[index + 1]!;
    for (let place = starts[index]!; place < end; place++) {
      sums[documents[place]!]! += weight * values[place]!;
    }
  }
}
