import type { SearchQuery, SearchResult } from "../search-engine.ts";
import { FacetCounter } from "./count-facets.ts";
import { compileFilters, filterBit } from "./filters.ts";
import type { SegmentFilter } from "./filters.ts";
import { matchText } from "./match-text.ts";
import type { ResolvedNode } from "./match-text.ts";
import { noDay } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { TopDocuments } from "./top-documents.ts";
import { readUuid, uuidWords } from "./uuid-column.ts";

/** A bit set at most once: filters with a facet, of which one alone may fail. */
const isSingle = (bits: number) => (bits & (bits - 1)) === 0;

export interface SearchRun extends Omit<SearchResult, "corrections" | "next"> {
  readonly lastKey: number | undefined;
  readonly hasMore: boolean;
}

/** Decides on documents by something the index does not know; undefined keeps all. */
export type Verdict = (segment: Segment, document: number) => boolean;

/**
 * Answers a query from the segments in one go: a document counts towards a facet when no filter but that facet's own
 * one refuses it.
 */
export function runSearch(
  segments: readonly Segment[],
  nodes: readonly ResolvedNode[],
  query: SearchQuery,
  verdict?: Verdict,
): SearchRun {
  const facets = new FacetCounter();
  const after = query.after && { key: query.after.key, id: uuidWords(query.after.id) };
  const top = new TopDocuments(query.limit + 1, after);
  const hasText = nodes.length > 0;
  let total = 0;
  for (const segment of segments) {
    const filter = compileFilters(segment, query);
    const matches = hasText ? matchText(segment, nodes) : undefined;
    const count = matches?.count ?? segment.count;
    for (let at = 0; at < count; at++) {
      const document = matches?.documents[at] ?? at;
      if (!matches && segment.live[document] !== 1) continue;
      const failures = filter.failures(document);
      if ((failures & filterBit.other) !== 0 || !isSingle(failures)) continue;
      if (verdict && !verdict(segment, document)) continue;
      facets.add(segment, document, failures, filter.state(document));
      if (failures !== 0) continue;
      total++;
      top.offer(sortKey(segment, document, filter, query, matches?.scores), segment, document);
    }
    facets.endSegment(segment);
  }
  const ranked = top.result();
  const page = ranked.slice(0, query.limit);
  return {
    ids: page.map(({ segment, document }) => readUuid(segment.columns.ids, document)),
    total,
    facets: facets.result(),
    lastKey: page.at(-1)?.key,
    hasMore: ranked.length > page.length,
  };
}

/** Behind every deadline ahead, before tenders without one. */
const pastDeadlines = 1e12;
const missing = 1e15;

/** The smaller the earlier in the list. */
function sortKey(
  { columns }: Segment,
  document: number,
  filter: SegmentFilter,
  query: SearchQuery,
  scores: Uint32Array | undefined,
): number {
  const publishedDay = columns.publishedDay[document] ?? noDay;
  if (query.sort === "deadline") {
    const seconds = filter.deadline(document);
    if (Number.isNaN(seconds)) return missing;
    // What can still be answered comes first, the nearest on top; then what has just passed.
    return seconds * 1000 >= query.nowMs ? seconds : pastDeadlines - seconds;
  }
  if (query.sort === "value") {
    const cents = columns.valueCents[document] ?? Number.NaN;
    return Number.isNaN(cents) ? missing : -cents;
  }
  if (query.sort === "published" || !scores)
    return publishedDay === noDay ? missing : -publishedDay;
  // Of equally relevant tenders the newer one first.
  const age = Math.min(65_535, Math.max(0, publishedDay));
  return -((scores[document] ?? 0) * 65_536 + age);
}
