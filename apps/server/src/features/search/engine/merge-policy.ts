import { liveCount, maxSegmentSize } from "./segment.ts";
import type { Segment } from "./segment.ts";

/** So many segments of one size class are made one. */
const fanIn = 6;
const smallestClass = 256;
const growth = 5;

/**
 * The segments to merge next, undefined when all is well: several of about the same size, or one that is mostly dead.
 * Each document is moved once per size class, and the number of segments stays small.
 */
export function segmentsToMerge(segments: readonly Segment[]): readonly Segment[] | undefined {
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
