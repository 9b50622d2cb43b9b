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
