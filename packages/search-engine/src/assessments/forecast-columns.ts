import type { Segment } from "../segments/segment.ts";
import { UuidRows } from "../uuids/uuid-rows.ts";
import { findUuid, uuidWords } from "../uuids/uuid-column.ts";

/** What the models say of a tender, as far as lists sort and filter by it; the same for every agency. */
export interface IndexedForecast {
  readonly id: string;
  /** Expected offers; undefined: too thin */
  readonly meanOffers: number | undefined;
  readonly isContested: boolean;
  /** Net euro cents where no value is published; never a framework maximum */
  readonly expectedCents: number | undefined;
  /** Quoted in the notice: plans whose cap lies below are locked out. undefined: nothing locks, an estimate never does */
  readonly lockCents: number | undefined;
}

/** More new rows than this at a time, and every segment looks its documents up again. */
const maxSingly = 2_000;

/** The forecasts of all tenders beside the segments: models are trained anew each night, tenders are not. */
export class ForecastColumns {
  meanOffers = new Float32Array(256);
  isContested = new Uint8Array(256);
  expectedCents = new Float64Array(256);
  lockCents = new Float64Array(256);
  /** Rises with every change. */
  revision = 0;
  private readonly rows = new UuidRows(256);
  /** Per segment the row of each document, -1 without. */
  private positions = new WeakMap<Segment, Int32Array>();

  /** Puts in what is said of these tenders now. `segments` are those that may be searched already. */
  write(forecasts: readonly IndexedForecast[], segments: readonly Segment[]): void {
    this.revision++;
    const fresh: { readonly words: Uint32Array; readonly row: number }[] = [];
    for (const forecast of forecasts) {
      const words = uuidWords(forecast.id);
      const before = this.rows.count;
      const row = this.rows.add(words, 0);
      if (this.rows.count > before) fresh.push({ words, row });
      if (row >= this.meanOffers.length) this.grow();
      this.meanOffers[row] = forecast.meanOffers ?? Number.NaN;
      this.isContested[row] = forecast.isContested ? 1 : 0;
      this.expectedCents[row] = forecast.expectedCents ?? Number.NaN;
      this.lockCents[row] = forecast.lockCents ?? Number.NaN;
    }
    if (fresh.length > maxSingly) {
      this.positions = new WeakMap();
      return;
    }
    for (const segment of segments) {
      const known = this.positions.get(segment);
      if (!known) continue;
      for (const { words, row } of fresh) {
        const at = findUuid(segment.columns.ids, segment.count, words);
        if (at >= 0) known[at] = row;
      }
    }
  }

  /** The row of each of the segment's documents, -1 without. */
  rowsOf(segment: Segment): Int32Array {
    let known = this.positions.get(segment);
    if (!known) {
      known = new Int32Array(segment.count);
      for (let at = 0; at < segment.count; at++)
        known[at] = this.rows.find(segment.columns.ids, at);
      this.positions.set(segment, known);
    }
    return known;
  }

  get bytes(): number {
    const perRow = 4 + 1 + 8 + 8;
    return this.rows.bytes + this.meanOffers.length * perRow;
  }

  private grow(): void {
    const size = this.meanOffers.length * 2;
    const grown = <Column extends Float32Array | Float64Array | Uint8Array>(
      column: Column,
      larger: Column,
    ) => {
      larger.set(column);
      return larger;
    };
    this.meanOffers = grown(this.meanOffers, new Float32Array(size));
    this.isContested = grown(this.isContested, new Uint8Array(size));
    this.expectedCents = grown(this.expectedCents, new Float64Array(size));
    this.lockCents = grown(this.lockCents, new Float64Array(size));
  }
}
