import { hasBit, removeBit } from "./bits.ts";
import { buildSegment } from "./build-segment.ts";
import { facetBits, facetBytes } from "./facet-bits.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { segmentsToMerge } from "./merge-policy.ts";
import { mergeSegments } from "./merge-segments.ts";
import type { Merged } from "./merge-segments.ts";
import { liveCount } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { findUuid, uuidWords } from "./uuid-column.ts";

/** All segments of an index. A tender is live in at most one of them. */
export class SegmentSet {
  private segments: readonly Segment[] = [];
  private changes = 0;
  private merging: Promise<void> | undefined;
  private readonly sliceMs: number;

  /** `sliceMs`: how long a merge may keep the event loop at a stretch. */
  constructor({ sliceMs = 4 } = {}) {
    this.sliceMs = sliceMs;
  }

  get all(): readonly Segment[] {
    return this.segments;
  }

  /** Rises whenever other tenders, or other versions of them, are found. Merging changes nothing of that. */
  get revision(): number {
    return this.changes;
  }

  get size(): number {
    return this.segments.reduce((sum, segment) => sum + liveCount(segment), 0);
  }

  get bytes(): number {
    return this.segments.reduce((sum, segment) => sum + segmentBytes(segment), 0);
  }

  /** Replaces everything, by what a snapshot held. */
  reset(segments: readonly Segment[]): void {
    this.segments = segments;
    this.changes++;
  }

  /** Makes what searches need beside the segments, so that the first one does not wait for all of it at a stretch. */
  async prepare(): Promise<void> {
    for (const segment of this.segments) {
      facetBits(segment);
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Puts in what these tenders are now: the documents given, and nothing for the other ids. In one step. */
  replace(ids: readonly string[], documents: readonly IndexedDocument[]): void {
    this.changes++;
    for (const id of ids) this.kill(id);
    if (documents.length > 0) this.segments = [...this.segments, buildSegment(documents)];
  }

  private kill(id: string): void {
    const words = uuidWords(id);
    for (const { columns, count, live } of this.segments) {
      const at = findUuid(columns.ids, count, words);
      if (at >= 0) removeBit(live, at);
    }
  }

  /** Merges until nothing is left to merge, in small slices. One merge runs at a time. */
  tidy(isStopped: () => boolean): Promise<void> {
    this.merging ??= this.mergeAll(isStopped).finally(() => (this.merging = undefined));
    return this.merging;
  }

  private async mergeAll(isStopped: () => boolean): Promise<void> {
    for (;;) {
      const sources = segmentsToMerge(this.segments);
      if (!sources || isStopped()) return;
      await this.merge(sources, isStopped);
    }
  }

  /** Makes one segment of several while searches and changes go on. */
  async merge(sources: readonly Segment[], isStopped: () => boolean): Promise<void> {
    const steps = mergeSegments(sources);
    for (;;) {
      const until = performance.now() + this.sliceMs;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) return this.install(sources, step.value);
      await new Promise((resolve) => setImmediate(resolve));
      if (isStopped()) return;
    }
  }

  private install(sources: readonly Segment[], { segment, moves }: Merged): void {
    // Documents replaced while the merge ran must not come back.
    for (const [index, source] of sources.entries()) {
      const move = moves[index];
      for (let at = 0; at < source.count; at++) {
        const moved = move?.[at] ?? -1;
        if (moved >= 0 && !hasBit(source.live, at)) removeBit(segment.live, moved);
      }
    }
    // Now, while nobody waits for it.
    facetBits(segment);
    const others = this.segments.filter((one) => !sources.includes(one));
    this.segments = segment.count > 0 ? [...others, segment] : others;
  }
}

function segmentBytes(segment: Segment): number {
  let total = segment.live.byteLength + facetBytes(segment);
  total += segment.dictionary.bytes.byteLength + segment.dictionary.offsets.byteLength;
  for (const column of Object.values(segment.columns) as ArrayBufferView[]) {
    total += column.byteLength;
  }
  return total;
}
