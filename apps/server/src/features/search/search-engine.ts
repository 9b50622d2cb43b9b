import type { SearchQuery, SearchResult } from "@tc/search-engine";

/** Finds tenders. What is behind it can be exchanged. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  /** The tenders that come nearest to the query's words within its filters, where none has them all. */
  nearest(query: SearchQuery): readonly string[];
  /** Calls `listener` with the tenders that were written or removed, as soon as searches see it. */
  onChange(listener: (tenderIds: readonly string[]) => void): void;
  /** Why no search can be answered yet (or any more), undefined when all is well. */
  problem(): string | undefined;
}
