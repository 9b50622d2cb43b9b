import { hasBit, removeBit } from "../bits/bits.ts";
import { buildSegment } from "./build-segment.ts";
import { facetBits, facetBytes } from "../facets/facet-bits.ts";
import type { IndexedDocument } from "./indexed-document.ts";
import { mergeSegments } from "./merge-segments.ts";
import type { Merged } from "./merge-segments.ts";
import { liveCount, maxSegmentSize } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { findUuid, uuidWords } from "../uuids/uuid-column.ts";

/** So many segments of one size class are made one. */
const fanIn = 6;
const smallestClass = 256;
const growth = 5;

/** Runs long work in steps and lets other work run between them. Returns undefined when it was stopped before its end. */
export type TakeTurns = <Result>(
  steps: Generator<void, Result, void>,
  isStopped: () => boolean,
) => Promise<Result | undefined>;

/** All segments of an index. A tender is live in at most one of them. */
export class SegmentSet {
  private segments: readonly Segment[] = [];
  private changes = 0;
  private merging: Promise<void> | undefined;
  private readonly takeTurns: TakeTurns;

  constructor(takeTurns: TakeTurns) {
    this.takeTurns = takeTurns;
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
    await this.takeTurns(prepareFacets(this.segments), () => false);
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
    const merged = await this.takeTurns(mergeSegments(sources), isStopped);
    if (merged) this.install(sources, merged);
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

function* prepareFacets(segments: readonly Segment[]): Generator<void, void, void> {
  for (const segment of segments) {
    facetBits(segment);
    yield;
  }
}

/**
 * The segments to merge next, undefined when all is well: several of about the same size, or one that is mostly dead.
 * Each document is moved once per size class, and the number of segments stays small.
 */
function segmentsToMerge(segments: readonly Segment[]): readonly Segment[] | undefined {
  const classes = new Map<number, Segment[]>();
  for (const segment of segments) {
    const live = liveCount(segment);
    if (live < segment.count * 0.6) return [segment];
    if (live > maxSegmentSize / 2) continue;
    const size = Math.max(0, Math.ceil(Math.log(live / smallestClass) / Math.log(growth)));
    classes.set(size, [...(classes.get(size) ?? []), segment]);
  }
  for (const members of classes.values()) {
    if (members.length < fanIn) continue;
    const chosen: Segment[] = [];
    let total = 0;
    for (const segment of members) {
      if (total + segment.count > maxSegmentSize) break;
      total += segment.count;
      chosen.push(segment);
    }
    if (chosen.length > 1) return chosen;
  }
  return undefined;
}

function segmentBytes(segment: Segment): number {
  let total = segment.live.byteLength + facetBytes(segment);
  total += segment.dictionary.bytes.byteLength + segment.dictionary.offsets.byteLength;
  for (const column of Object.values(segment.columns) as ArrayBufferView[]) {
    total += column.byteLength;
  }
  return total;
}
