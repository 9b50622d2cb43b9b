import type { ProcedureType, ProcurementLevel, TenderState } from "@tc/domain";
import type { AgencyColumns } from "./engine/agency-columns.ts";

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
  /** undefined: tenders are looked at without anybody's eyes */
  readonly standing: StandingQuery | undefined;
  readonly sort:
    | "relevance"
    | "published"
    | "deadline"
    | "value"
    | "fit"
    | "chances"
    | "competition"
    | "budget";
  readonly limit: number;
  /** Where an earlier page ended. */
  readonly after: SearchPosition | undefined;
  readonly nowMs: number;
}

/** What is asked of scores, forecasts and marks. What is unknown satisfies no limit and comes last. */
export interface StandingQuery {
  /** Whose scores and marks; undefined where the question needs none of them */
  readonly agency: AgencyColumns | undefined;
  readonly minFit: number | undefined;
  readonly minChance: number | undefined;
  readonly maxOffers: number | undefined;
  readonly contested: "only" | "without" | undefined;
  readonly minBudgetCents: number | undefined;
  readonly maxBudgetCents: number | undefined;
  /** open: all but the dismissed ones */
  readonly mark: "open" | "saved" | "fits" | "misfit" | "dismissed" | "all";
  /**
   * The volume cap of the agency's plan. What lies above satisfies no limit of a value or a score and comes last in
   * such an order, so that neither tells what the plan locks.
   */
  readonly capCents: number | undefined;
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
