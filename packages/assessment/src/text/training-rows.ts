import type { SparseRows } from "../statistics/linear/sparse-rows.ts";

/** Terms of all training texts in few arrays: 50,000 texts as objects would not fit in memory. */
export class TrainingRows {
  private readonly ends: number[] = [];
  private places = new Uint32Array(1 << 16);
  private counts = new Float32Array(1 << 16);
  private used = 0;

  add(places: readonly number[], counts: Iterable<number>): void {
    while (this.used + places.length > this.places.length) this.grow();
    this.places.set(places, this.used);
    let at = this.used;
    for (const count of counts) this.counts[at++] = count;
    this.used += places.length;
    this.ends.push(this.used);
  }

  /** Rows of length 1, tf = 1 + log, times the weight of the term; terms that were not chosen are left out. */
  toMatrix(chosen: readonly number[], weights: Float32Array): SparseRows {
    const columnOf = new Map(chosen.map((place, column) => [place, column]));
    const starts = new Uint32Array(this.ends.length + 1);
    const columns = new Uint32Array(this.used);
    const values = new Float32Array(this.used);
    let to = 0;
    let from = 0;
    for (const [row, end] of this.ends.entries()) {
      let squares = 0;
      for (; from < end; from++) {
        const column = columnOf.get(this.places[from]!);
        if (column === undefined) continue;
        const value = (1 + Math.log(this.counts[from]!)) * weights[column]!;
        columns[to] = column;
        values[to++] = value;
        squares += value * value;
      }
      const scale = squares > 0 ? 1 / Math.sqrt(squares) : 0;
      for (let at = starts[row]!; at < to; at++) values[at]! *= scale;
      starts[row + 1] = to;
    }
    return {
      rowCount: this.ends.length,
      columnCount: chosen.length,
      starts,
      columns: columns.slice(0, to),
      values: values.slice(0, to),
    };
  }

  private grow(): void {
    const places = new Uint32Array(this.places.length * 2);
    const counts = new Float32Array(places.length);
    places.set(this.places);
    counts.set(this.counts);
    this.places = places;
    this.counts = counts;
  }
}
