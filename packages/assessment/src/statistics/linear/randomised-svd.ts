import { orthonormalise } from "./orthonormal.ts";
import { createRandom } from "../random/random.ts";
import { gramMatrix, multiply, multiplyTransposed } from "./sparse-rows.ts";
import type { SparseRows } from "./sparse-rows.ts";
import { symmetricEigen } from "./symmetric-eigen.ts";

const oversample = 8;

/**
 * The `rank` strongest right singular vectors of a sparse matrix, as columnCount × rank row by row. Randomised with one
 * power step (Halko, Martinsson, Tropp 2011); signs are fixed (the entry of greatest size is positive), so that a seed
 * gives one result. Directions the matrix does not have stay 0.
 */
export function rightSingularVectors(
  matrix: SparseRows,
  rank: number,
  seed: number,
): { readonly basis: Float32Array; readonly singularValues: Float64Array } {
  const width = rank + oversample;
  const random = createRandom(seed).uniform;
  const start = new Float64Array(matrix.columnCount * width);
  for (let at = 0; at < start.length; at++) start[at] = random() < 0.5 ? -1 : 1;
  const range = multiply(matrix, start, width);
  orthonormalise(range, width);
  const back = multiplyTransposed(matrix, range, width);
  orthonormalise(back, width);
  const sharp = multiply(matrix, back, width);
  orthonormalise(sharp, width);
  // Bᵀ with B = Qᵀ·A; the eigenvectors of B·Bᵀ turn its rows into the singular vectors.
  const projected = multiplyTransposed(matrix, sharp, width);
  const { values, vectors } = symmetricEigen(gramMatrix(projected, width), width);

  const basis = new Float32Array(matrix.columnCount * rank);
  const singularValues = new Float64Array(rank);
  const floor = Math.max(values[0] ?? 0, 0) * 1e-10;
  for (let k = 0; k < rank; k++) {
    const value = values[k] ?? 0;
    if (value <= floor) break;
    const singular = Math.sqrt(value);
    singularValues[k] = singular;
    let greatest = 0;
    const column = new Float64Array(matrix.columnCount);
    for (let row = 0; row < matrix.columnCount; row++) {
      let sum = 0;
      for (let j = 0; j < width; j++) sum += projected[row * width + j]! * vectors[j * width + k]!;
      column[row] = sum / singular;
      if (Math.abs(sum) > Math.abs(greatest)) greatest = sum;
    }
    const sign = greatest < 0 ? -1 : 1;
    for (let row = 0; row < matrix.columnCount; row++) basis[row * rank + k] = sign * column[row]!;
  }
  return { basis, singularValues };
}
