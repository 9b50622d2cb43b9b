import { facetNames } from "@tc/domain";
import type { TenderFacet } from "@tc/domain";
import type { FacetCounts, SearchResult } from "../query/search-query.ts";
import { countCommon, listWords, wordsFor } from "../bits/bits.ts";
import type { Bits } from "../bits/bits.ts";
import type { ValueBits } from "./facet-bits.ts";
import { maxSegmentSize } from "../segments/segment.ts";

const words = new Uint16Array(wordsFor(maxSegmentSize));

/** Counts documents by their traits. */
export class FacetCounter {
  private readonly counts = new Map<TenderFacet, Map<string, number>>();

  /** Adds a segment's documents by the values of one facet. */
  add(facet: TenderFacet, values: ValueBits, documents: Bits): void {
    const used = listWords(documents, words);
    if (used === 0) return;
    const counts = this.counts.get(facet) ?? new Map<string, number>();
    for (const [name, bits] of values) {
      const count = countCommon(documents, bits, words, used);
      if (count > 0) counts.set(name, (counts.get(name) ?? 0) + count);
    }
    this.counts.set(facet, counts);
  }

  result(): SearchResult["facets"] {
    const counted = (facet: TenderFacet): FacetCounts =>
      Object.fromEntries(this.counts.get(facet) ?? []);
    return Object.fromEntries(facetNames.map((name) => [name, counted(name)])) as Record<
      TenderFacet,
      FacetCounts
    >;
  }
}
