import { tenderFacets } from "@tc/domain";
import type { ChoiceFilter, TenderFacet } from "@tc/domain";
import type { SearchQuery, SearchResult, UsedSynonyms } from "./search-query.ts";
import { countBits, keepCommon, listBits } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import { FacetCounter } from "../facets/count-facets.ts";
import { facetBits } from "../facets/facet-bits.ts";
import type { ValueBits } from "../facets/facet-bits.ts";
import { choiceBits, keepBuyer, keepNews, keepOnly } from "../filters/filters.ts";
import { keepRanges } from "../filters/measures.ts";
import type { ForecastColumns } from "../assessments/forecast-columns.ts";
import { fieldBits } from "../field/field-bits.ts";
import type { FieldTerms } from "../field/agency-field.ts";
import { matchAny } from "../text/match-any.ts";
import type { WideText } from "../text/match-any.ts";
import { matchText } from "../text/match-text.ts";
import type { ResolvedNode } from "../text/match-text.ts";
import { maxSegmentSize } from "../segments/segment.ts";
import type { Segment } from "../segments/segment.ts";
import { sortKeys } from "./sort-key.ts";
import { keepByAssessment } from "../filters/assessment-filters.ts";
import { readAssessment } from "../assessments/assessment-reader.ts";
import { stateBits } from "../facets/state-bits.ts";
import { TopDocuments } from "./top-documents.ts";
import { readUuid, uuidWords } from "../uuids/uuid-column.ts";

export interface SearchRun extends Omit<SearchResult, "corrections" | "next"> {
  readonly lastKey: number | undefined;
  readonly hasMore: boolean;
}

/** Decides on documents by something the index does not know; undefined keeps all. */
export type Verdict = (segment: Segment, document: number) => boolean;

/** What holds documents back that the query itself cannot tell. */
interface Restrictions {
  readonly verdict?: Verdict | undefined;
  /** The query's field in terms of the index */
  readonly field?: FieldTerms | undefined;
  /** false: nobody reads the facets, so they stay empty. */
  readonly hasFacets?: boolean;
}

type Filters = ReadonlyMap<ChoiceFilter, Bits>;

const list = new Uint16Array(maxSegmentSize);

/**
 * Answers a query from the segments in one go: a document counts towards a facet when no filter but that facet's own
 * one refuses it.
 */
export function runSearch(
  segments: readonly Segment[],
  text: readonly ResolvedNode[] | WideText,
  query: SearchQuery,
  forecasts: ForecastColumns,
  { verdict, field, hasFacets = true }: Restrictions = {},
): SearchRun {
  const facets = new FacetCounter();
  const after = query.after && { key: query.after.key, id: uuidWords(query.after.id) };
  const top = new TopDocuments(query.limit + 1, after);
  const synonyms = new SynonymCounter();
  let total = 0;
  for (const segment of segments) {
    const { documents, scores, bySynonym } =
      "anyOf" in text ? matchAny(segment, text) : matchText(segment, text);
    if (field) keepCommon(documents, fieldBits(segment, field));
    const assessment = readAssessment(segment, query, forecasts);
    keepBuyer(segment, query.buyerId, documents);
    keepNews(segment, query.news, documents);
    keepByAssessment(segment, query, assessment, documents);
    keepRanges(segment, query, assessment, documents);
    const filters = choiceBits(segment, query, documents);
    if (verdict) {
      keepCommon(documents, countedSomewhere(documents, filters));
      keepOnly(documents, (document) => verdict(segment, document));
    }
    if (hasFacets) countFacets(facets, segment, query.nowMs, documents, filters);
    const found = passing(documents, filters);
    const count = listBits(found, list);
    total += count;
    for (const { typed, word, documents: brought } of bySynonym) {
      keepCommon(brought, found);
      synonyms.add(typed, word, countBits(brought));
    }
    const keyOf = sortKeys(
      segment,
      query,
      "anyOf" in text || text.length > 0 ? scores : undefined,
      assessment,
    );
    for (let at = 0; at < count; at++) {
      const document = list[at] ?? 0;
      top.offer(keyOf(document), segment, document);
    }
  }
  const ranked = top.result();
  const page = ranked.slice(0, query.limit);
  return {
    ids: page.map(({ segment, document }) => readUuid(segment.columns.ids, document)),
    total,
    synonyms: synonyms.result(),
    facets: facets.result(),
    lastKey: page.at(-1)?.key,
    hasMore: ranked.length > page.length,
  };
}

/** How many of the answer's tenders each synonym has brought. */
class SynonymCounter {
  private readonly counts = new Map<string, Map<string, number>>();

  add(typed: string, word: string, count: number): void {
    if (count === 0) return;
    const words = this.counts.get(typed) ?? new Map<string, number>();
    words.set(word, (words.get(word) ?? 0) + count);
    this.counts.set(typed, words);
  }

  /** The most useful first. */
  result(): UsedSynonyms[] {
    return [...this.counts].map(([typed, words]) => {
      const ranked = [...words].toSorted(([a, countA], [b, countB]) =>
        countA === countB ? (a < b ? -1 : 1) : countB - countA,
      );
      return { typed, also: ranked.map(([word]) => word) };
    });
  }
}

/** The documents that satisfy all filters, but for the one left out. */
function passing(documents: Bits, filters: Filters, without?: ChoiceFilter): Bits {
  const kept = documents.slice();
  for (const [name, bits] of filters) if (name !== without) keepCommon(kept, bits);
  return kept;
}

/** The documents that at most one filter refuses. */
function countedSomewhere(documents: Bits, filters: Filters): Bits {
  const refusedOnce = documents.slice().fill(0);
  const kept = documents.slice();
  for (const bits of filters.values()) {
    for (let word = 0; word < kept.length; word++) {
      const refused = ~(bits[word] ?? 0);
      kept[word] = (kept[word] ?? 0) & ~(refused & (refusedOnce[word] ?? 0));
      refusedOnce[word] = (refusedOnce[word] ?? 0) | refused;
    }
  }
  return kept;
}

function countFacets(
  facets: FacetCounter,
  segment: Segment,
  nowMs: number,
  documents: Bits,
  filters: Filters,
): void {
  const found = passing(documents, filters);
  const values = { ...facetBits(segment), state: stateBits(segment, nowMs) };
  for (const [facet, bits] of Object.entries(values) as [TenderFacet, ValueBits][]) {
    const own = tenderFacets[facet];
    facets.add(facet, bits, filters.has(own) ? passing(documents, filters, own) : found);
  }
}
