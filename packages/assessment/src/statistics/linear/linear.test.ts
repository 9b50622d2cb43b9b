import { expect, test } from "vitest";
import { fitMultinomial, toProbabilities } from "./multinomial-regression.ts";
import { orthonormalise } from "./orthonormal.ts";
import { createRandom } from "../random/random.ts";
import { rightSingularVectors } from "./randomised-svd.ts";
import { gramMatrix } from "./sparse-rows.ts";
import type { SparseRows } from "./sparse-rows.ts";
import { symmetricEigen } from "./symmetric-eigen.ts";

function sparse(rows: readonly (readonly number[])[]): SparseRows {
  const entries = rows.map((row) =>
    row.flatMap((value, column) => (value ? [{ column, value }] : [])),
  );
  const ends = entries.map((_, at) => entries.slice(0, at + 1).flat().length);
  return {
    rowCount: rows.length,
    columnCount: rows[0]?.length ?? 0,
    starts: Uint32Array.from([0, ...ends]),
    columns: Uint32Array.from(entries.flat(), ({ column }) => column),
    values: Float32Array.from(entries.flat(), ({ value }) => value),
  };
}

test("the eigenvalues of a symmetric matrix come in descending order with their vectors", () => {
  const { values, vectors } = symmetricEigen(Float64Array.of(2, 1, 0, 1, 2, 0, 0, 0, 5), 3);
  expect([...values].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([5, 3, 1]);
  expect(Math.abs(vectors[2 * 3]!)).toBeCloseTo(1, 12);
  expect(vectors[1]! * vectors[4]!).toBeCloseTo(0.5, 12);
});

test("columns become orthonormal; one that depends on others becomes 0", () => {
  const random = createRandom(3).uniform;
  const dense = Float64Array.from({ length: 50 * 4 }, () => random() - 0.5);
  for (let row = 0; row < 50; row++) dense[row * 4 + 2] = 2 * dense[row * 4]! - dense[row * 4 + 1]!;
  orthonormalise(dense, 4);
  const expected = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
  for (const [at, value] of gramMatrix(dense, 4).entries()) {
    expect(value).toBeCloseTo(expected[at]!, 10);
  }
});

test("the singular vectors of a matrix of low rank give it back", () => {
  const random = createRandom(5).uniform;
  const left = Array.from({ length: 30 }, () => [random(), random() - 0.5, random()]);
  const right = Array.from({ length: 20 }, () => [random() - 0.5, random(), random() - 0.5]);
  const rows = left.map((a) => right.map((b) => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!));
  const { basis, singularValues } = rightSingularVectors(sparse(rows), 5, 1);
  expect([...singularValues].filter((value) => value > 1e-4)).toHaveLength(3);
  for (const row of rows) {
    const place = Array.from({ length: 5 }, (_, k) =>
      row.reduce((sum, value, column) => sum + value * basis[column * 5 + k]!, 0),
    );
    for (const [column, value] of row.entries()) {
      const back = place.reduce((sum, part, k) => sum + part * basis[column * 5 + k]!, 0);
      expect(back).toBeCloseTo(value, 4);
    }
  }
});

test("a seed gives one result, another seed the same directions", () => {
  const random = createRandom(9).uniform;
  const matrix = sparse(
    Array.from({ length: 40 }, (_, row) =>
      Array.from({ length: 12 }, (_, column) => (column % 3 === row % 3 ? 1 + random() : 0)),
    ),
  );
  const first = rightSingularVectors(matrix, 3, 1);
  expect(rightSingularVectors(matrix, 3, 1)).toEqual(first);
  const other = rightSingularVectors(matrix, 3, 2);
  for (const [at, value] of first.basis.entries()) expect(other.basis[at]).toBeCloseTo(value, 3);
});

test("the regression finds the log odds where a class is told by one column", () => {
  // Column 0 is set in 3 of 4 rows of class 0 and in 1 of 4 of class 1: odds of 3 either way.
  const rows = [[1], [1], [1], [0], [1], [0], [0], [0]];
  const fitted = fitMultinomial(
    {
      rows: sparse(rows),
      classes: Uint16Array.of(0, 0, 0, 0, 1, 1, 1, 1),
      weights: new Float32Array(8).fill(1),
    },
    { classCount: 2, l2: 0, epochs: 3_000, seed: 1 },
  );
  const [with0 = 0, with1 = 0, alone0 = 0, alone1 = 0] = fitted;
  const scores = Float64Array.of(with0 + alone0, with1 + alone1);
  toProbabilities(scores);
  expect(scores[0]).toBeCloseTo(0.75, 2);
  const without = Float64Array.of(alone0, alone1);
  toProbabilities(without);
  expect(without[0]).toBeCloseTo(0.25, 2);
});
