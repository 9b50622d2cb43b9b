import type { SparseRows } from "../statistics/linear/sparse-rows.ts";
import type { SparseVector } from "../text/sparse-vector.ts";
import type { ClassifiedVector, CpvClassifier } from "./cpv-classifier.ts";

export type Columns = Pick<CpvClassifier, "splitColumns" | "gramColumns">;
type Vector = ClassifiedVector["vector"];

/** Each view gets at most so many columns: the coefficients are columns × 45 divisions. */
const maxColumns = 25_000;

/** What at least two training texts say, the most frequent if that is too much. */
export function chooseColumns(vectors: readonly Vector[]): Columns {
  return {
    splitColumns: frequent(vectors.map(({ split }) => split)),
    gramColumns: frequent(vectors.map(({ grams }) => grams)),
  };
}

function frequent(vectors: readonly SparseVector[]): Uint32Array {
  const counts = new Map<number, number>();
  for (const { indices } of vectors) {
    for (const index of indices) counts.set(index, (counts.get(index) ?? 0) + 1);
  }
  const chosen = [...counts].filter(([, count]) => count >= 2);
  chosen.sort(([a, x], [b, y]) => y - x || a - b);
  return Uint32Array.from(chosen.slice(0, maxColumns), ([index]) => index).sort();
}

/** Calls `entry` for each column a text has, ascending; asked often, so the caller keeps the reader. */
export function columnReader({ splitColumns, gramColumns }: Columns) {
  const splitPlaces = placesOf(splitColumns);
  const gramPlaces = placesOf(gramColumns);
  return ({ split, grams }: Vector, entry: (column: number, value: number) => void): void => {
    for (const [at, index] of split.indices.entries()) {
      const place = splitPlaces.get(index);
      if (place !== undefined) entry(place, split.values[at]!);
    }
    for (const [at, index] of grams.indices.entries()) {
      const place = gramPlaces.get(index);
      if (place !== undefined) entry(splitColumns.length + place, grams.values[at]!);
    }
  };
}

const placesOf = (columns: Uint32Array) =>
  new Map(Array.from(columns, (index, place) => [index, place]));

export function toRows(columns: Columns, vectors: readonly Vector[]): SparseRows {
  const read = columnReader(columns);
  const starts = new Uint32Array(vectors.length + 1);
  const indices: number[] = [];
  const values: number[] = [];
  for (const [row, vector] of vectors.entries()) {
    read(vector, (column, value) => {
      indices.push(column);
      values.push(value);
    });
    starts[row + 1] = indices.length;
  }
  return {
    rowCount: vectors.length,
    columnCount: columns.splitColumns.length + columns.gramColumns.length,
    starts,
    columns: Uint32Array.from(indices),
    values: Float32Array.from(values),
  };
}
