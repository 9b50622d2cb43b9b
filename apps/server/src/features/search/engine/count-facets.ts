import type { FacetCounts, SearchResult } from "../search-engine.ts";
import { countCommon, listWords, wordsFor } from "./bits.ts";
import type { Bits } from "./bits.ts";
import type { FacetName, ValueBits } from "./facet-bits.ts";
import type { FacetFilter } from "./filters.ts";
import { maxSegmentSize } from "./segment.ts";

/** Which filter chooses among a facet's values. */
export const filterOfFacet: Readonly<Record<FacetName, FacetFilter>> = {
  state: "state",
  branch: "cpv",
  cpvDivision: "cpv",
  region: "region",
  procedure: "procedure",
  level: "level",
  source: "source",
};

const words = new Uint16Array(wordsFor(maxSegmentSize));

/** Counts documents by their traits. */
export class FacetCounter {
  private readonly counts = new Map<FacetName, Map<string, number>>();

  /** Adds a segment's documents by the values of one facet. */
  add(facet: FacetName, values: ValueBits, documents: Bits): void {
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
    const counted = (facet: FacetName): FacetCounts =>
      Object.fromEntries(this.counts.get(facet) ?? []);
    return {
      state: counted("state"),
      branch: counted("branch"),
      cpvDivision: counted("cpvDivision"),
      region: counted("region"),
      procedure: counted("procedure"),
      level: counted("level"),
      source: counted("source"),
    };
  }
}
