import type { SearchQuery, SearchResult } from "@tc/search-engine";

/** Finds tenders. What is behind it can be exchanged. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  /**
   * Reads a text. What it returns finds the tenders nearest to its words within the filters of a query, without the
   * results that have all of the words; it is for use at once, as it sees no later change.
   */
  nearest(text: string): (query: SearchQuery, results?: SearchResult) => readonly string[];
  /** Calls `listener` with the tenders that were written or removed, as soon as searches see it. */
  onChange(listener: (tenderIds: readonly string[]) => void): void;
  /** Why no search can be answered yet (or any more), undefined when all is well. */
  problem(): string | undefined;
}
