import type { Segment } from "../segments/segment.ts";
import { compareUuids } from "../uuids/uuid-column.ts";

export interface Ranked {
  readonly key: number;
  readonly segment: Segment;
  readonly document: number;
}

/** Keeps the first documents by key ascending, of equal ones the greater (newer) id first. */
export class TopDocuments {
  private readonly ranked: Ranked[] = [];
  private readonly limit: number;
  private readonly afterKey: number;
  private readonly afterId: Uint32Array | undefined;

  constructor(limit: number, after: { key: number; id: Uint32Array } | undefined) {
    this.limit = limit;
    this.afterKey = after?.key ?? -Infinity;
    this.afterId = after?.id;
  }

  offer(key: number, segment: Segment, document: number): void {
    if (this.afterId) {
      if (key < this.afterKey) return;
      const { ids } = segment.columns;
      if (key === this.afterKey && compareUuids(ids, document, this.afterId, 0) >= 0) return;
    }
    const last = this.ranked[this.limit - 1];
    if (last && !isBefore(key, segment, document, last)) return;
    let low = 0;
    let high = this.ranked.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.ranked[middle];
      if (other && isBefore(key, segment, document, other)) high = middle;
      else low = middle + 1;
    }
    this.ranked.splice(low, 0, { key, segment, document });
    if (this.ranked.length > this.limit) this.ranked.pop();
  }

  result(): readonly Ranked[] {
    return this.ranked;
  }
}

function isBefore(key: number, segment: Segment, document: number, other: Ranked): boolean {
  if (key !== other.key) return key < other.key;
  return compareUuids(segment.columns.ids, document, other.segment.columns.ids, other.document) > 0;
}
