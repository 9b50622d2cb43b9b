import { scoreColumns } from "@tc/domain";
import type { ScoreColumn } from "@tc/domain";
import type { Segment } from "../segments/segment.ts";
import { UuidRows } from "../uuids/uuid-rows.ts";
import { findUuid, uuidWords } from "../uuids/uuid-column.ts";

/** Bits of `marks` */
export const markBits = { fits: 1, misfit: 2, saved: 4, dismissed: 8 } as const;

/** The segment's documents that the agency has a row for, and the rows; ascending by document. */
export interface AgencyDocuments {
  readonly documents: Uint16Array;
  readonly rows: Int32Array;
}

/** What one agency's scores and marks say of tenders, at one moment; never changed after it was made. */
export class AgencyColumns {
  readonly agencyId: string;
  /** Names this state among all of the agency's */
  readonly revision: string;
  private readonly rows: UuidRows;
  /** A row after the other, `scoreColumns` wide */
  private scores: Int16Array;
  private marks: Uint8Array;
  private allMarks = 0;
  private readonly bySegment = new WeakMap<Segment, AgencyDocuments>();

  constructor(agencyId: string, revision: string, capacity = 64) {
    this.agencyId = agencyId;
    this.revision = revision;
    this.rows = new UuidRows(Math.max(64, capacity));
    this.scores = new Int16Array((this.rows.ids.length / 4) * scoreColumns.length).fill(-1);
    this.marks = new Uint8Array(this.rows.ids.length / 4);
  }

  /** While it is made: scores of one tender, in the order of `scoreColumns`. `words` are its id. */
  addScores(words: Uint32Array, values: ArrayLike<number>): void {
    const row = this.add(words);
    for (let at = 0; at < scoreColumns.length; at++) {
      this.scores[row * scoreColumns.length + at] = values[at] ?? -1;
    }
  }

  /** While it is made: one more mark of a tender. */
  addMark(tenderId: string, bit: number): void {
    const row = this.add(uuidWords(tenderId));
    this.marks[row] = (this.marks[row] ?? 0) | bit;
    this.allMarks |= bit;
  }

  /** Whether any tender has one of these marks. */
  hasMark(bits: number): boolean {
    return (this.allMarks & bits) !== 0;
  }

  rowOf(tenderId: string): number {
    return this.rows.find(uuidWords(tenderId), 0);
  }

  score(row: number, column: ScoreColumn): number {
    return this.scores[row * scoreColumns.length + scoreColumns.indexOf(column)] ?? -1;
  }

  /** One column, to be read by row in a loop. */
  reader(column: ScoreColumn): (row: number) => number {
    const { scores } = this;
    const [width, at] = [scoreColumns.length, scoreColumns.indexOf(column)];
    return (row) => scores[row * width + at] ?? -1;
  }

  markOf(row: number): number {
    return this.marks[row] ?? 0;
  }

  documentsOf(segment: Segment): AgencyDocuments {
    let known = this.bySegment.get(segment);
    if (!known) {
      const found =
        this.rows.count * 12 < segment.count ? this.fewIn(segment) : this.manyIn(segment);
      known = {
        documents: Uint16Array.from(found, ([document]) => document),
        rows: Int32Array.from(found, ([, row]) => row),
      };
      this.bySegment.set(segment, known);
    }
    return known;
  }

  private fewIn({ columns, count }: Segment): [document: number, row: number][] {
    const found: [number, number][] = [];
    for (let row = 0; row < this.rows.count; row++) {
      const document = findUuid(columns.ids, count, this.rows.ids.subarray(row * 4, row * 4 + 4));
      if (document >= 0) found.push([document, row]);
    }
    return found.toSorted(([a], [b]) => a - b);
  }

  private manyIn({ columns, count }: Segment): [document: number, row: number][] {
    const found: [number, number][] = [];
    for (let document = 0; document < count; document++) {
      const row = this.rows.find(columns.ids, document);
      if (row >= 0) found.push([document, row]);
    }
    return found;
  }

  /** About; what segments keep of it included. */
  get bytes(): number {
    return this.rows.bytes + this.scores.byteLength + this.marks.byteLength + this.rows.count * 6;
  }

  private add(words: Uint32Array): number {
    const row = this.rows.add(words, 0);
    if (row >= this.marks.length) {
      const size = this.marks.length * 2;
      const scores = new Int16Array(size * scoreColumns.length).fill(-1);
      scores.set(this.scores);
      this.scores = scores;
      const marks = new Uint8Array(size);
      marks.set(this.marks);
      this.marks = marks;
    }
    return row;
  }
}
