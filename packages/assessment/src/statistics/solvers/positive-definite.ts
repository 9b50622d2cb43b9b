/** Solves A·x = b for a symmetric positive definite A (Cholesky). */
export function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column]!;
      for (let k = 0; k < column; k++) sum -= lower[row * size + k]! * lower[column * size + k]!;
      lower[row * size + column] =
        row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / lower[column * size + column]!;
    }
  }
  const result = Float64Array.from(right);
  for (let row = 0; row < size; row++) {
    for (let k = 0; k < row; k++) result[row]! -= lower[row * size + k]! * result[k]!;
    result[row]! /= lower[row * size + row]!;
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let k = row + 1; k < size; k++) result[row]! -= lower[k * size + row]! * result[k]!;
    result[row]! /= lower[row * size + row]!;
  }
  return result;
}

/** The inverse of a small symmetric positive definite matrix, by Gauss and Jordan without pivots. */
export function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, at) => [
    ...row,
    ...Array.from({ length: n }, (_, column) => (column === at ? 1 : 0)),
  ]);
  for (let pivot = 0; pivot < n; pivot++) {
    const scale = rows[pivot]![pivot]!;
    rows[pivot] = rows[pivot]!.map((value) => value / scale);
    for (let row = 0; row < n; row++) {
      if (row === pivot) continue;
      const factor = rows[row]![pivot]!;
      rows[row] = rows[row]!.map((value, column) => value - factor * rows[pivot]![column]!);
    }
  }
  return rows.map((row) => row.slice(n));
}
