import type { ProcedureType, ProcurementLevel, TenderState } from "@tc/domain";

/** What is asked. Instants are epoch seconds; an empty list is no filter. */
export interface SearchQuery {
  readonly text: string;
  /** CPV prefixes of 2 to 8 digits, or branches */
  readonly cpv: readonly string[];
  /** NUTS codes; finds deeper codes, and tenders that only name a region around */
  readonly regions: readonly string[];
  readonly procedures: readonly ProcedureType[];
  readonly levels: readonly ProcurementLevel[];
  readonly states: readonly TenderState[];
  readonly sources: readonly string[];
  readonly buyerId: string | undefined;
  readonly deadlineFrom: number | undefined;
  /** The first second that is too late */
  readonly deadlineBefore: number | undefined;
  readonly minCents: number | undefined;
  readonly maxCents: number | undefined;
  readonly sort: "relevance" | "published" | "deadline" | "value";
  readonly limit: number;
  /** Where an earlier page ended. */
  readonly after: SearchPosition | undefined;
  readonly nowMs: number;
}

/** The end of a page: stays valid while tenders come and go. */
export interface SearchPosition {
  readonly key: number;
  readonly id: string;
  /** Rarity of each searched word when the first page was made: keeps the scores of all pages comparable. */
  readonly rarities: readonly number[];
}

export type FacetCounts = Readonly<Record<string, number>>;

export interface SearchResult {
  readonly ids: readonly string[];
  readonly total: number;
  /** Counts by value, without zeros; each as if its own filter were not set. */
  readonly facets: {
    readonly state: FacetCounts;
    readonly branch: FacetCounts;
    readonly cpvDivision: FacetCounts;
    readonly region: FacetCounts;
    readonly procedure: FacetCounts;
    readonly level: FacetCounts;
    readonly source: FacetCounts;
  };
  /** undefined on the last page */
  readonly next: SearchPosition | undefined;
  /** Words found only after a correction. `term` is the stem that was searched instead. */
  readonly corrections: readonly { readonly typed: string; readonly term: string }[];
}

/** Finds tenders. What is behind it can be exchanged. */
export interface SearchEngine {
  search(query: SearchQuery): Promise<SearchResult>;
  /** Calls `listener` with the tenders that were written or removed, as soon as searches see it. */
  onChange(listener: (tenderIds: readonly string[]) => void): void;
  /** Why no search can be answered yet (or any more), undefined when all is well. */
  problem(): string | undefined;
}
