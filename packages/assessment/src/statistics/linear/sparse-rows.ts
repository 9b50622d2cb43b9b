/** A sparse matrix by rows: row r has the entries from starts[r] to below starts[r + 1]. */
export interface SparseRows {
  readonly rowCount: number;
  readonly columnCount: number;
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

/** Dense matrices are row by row in one array: `width` numbers a row. */

/** matrix · dense (columnCount × width) → rowCount × width */
export function multiply(matrix: SparseRows, dense: Float64Array, width: number): Float64Array {
  const result = new Float64Array(matrix.rowCount * width);
  for (let row = 0; row < matrix.rowCount; row++) {
    const to = row * width;
    const end = matrix.starts[row + 1]!;
    for (let at = matrix.starts[row]!; at < end; at++) {
      const value = matrix.values[at]!;
      const from = matrix.columns[at]! * width;
      for (let k = 0; k < width; k++) result[to + k]! += value * dense[from + k]!;
    }
  }
  return result;
}

/** matrixᵀ · dense (rowCount × width) → columnCount × width */
export function multiplyTransposed(
  matrix: SparseRows,
  dense: Float64Array,
  width: number,
): Float64Array {
  const result = new Float64Array(matrix.columnCount * width);
  for (let row = 0; row < matrix.rowCount; row++) {
    const from = row * width;
    const end = matrix.starts[row + 1]!;
    for (let at = matrix.starts[row]!; at < end; at++) {
      const value = matrix.values[at]!;
      const to = matrix.columns[at]! * width;
      for (let k = 0; k < width; k++) result[to + k]! += value * dense[from + k]!;
    }
  }
  return result;
}

/** denseᵀ · dense (rows × width) → width × width, symmetric */
export function gramMatrix(dense: Float64Array, width: number): Float64Array {
  const result = new Float64Array(width * width);
  for (let from = 0; from < dense.length; from += width) {
    for (let i = 0; i < width; i++) {
      const value = dense[from + i]!;
      if (value === 0) continue;
      for (let j = i; j < width; j++) result[i * width + j]! += value * dense[from + j]!;
    }
  }
  for (let i = 0; i < width; i++) {
    for (let j = 0; j < i; j++) result[i * width + j] = result[j * width + i]!;
  }
  return result;
}
