import type { ChoiceFilter, MarkFilter, MeasureName, TenderFacet, TenderSort } from "@tc/domain";
import type { AgencyField } from "../field/agency-field.ts";
import type { AgencyColumns } from "../assessments/agency-columns.ts";

/** Both ends belong to it. */
export interface Range {
  readonly least?: number;
  readonly most?: number;
}

/** When a tender came to us or was published, in epoch seconds: behind `after`, and at `until` at the latest. */
export interface NewsSpan {
  readonly after: number;
  readonly until?: number;
}

/** What is asked. Instants are epoch seconds, money is cents. */
export interface SearchQuery {
  readonly text: string;
  /**
   * By filter the values of which a tender needs one; an empty list is no filter. CPV prefixes of 2 to 8 digits or
   * agency sectors; NUTS codes, which find deeper codes and tenders that only name a region around.
   */
  readonly choices: Readonly<Record<ChoiceFilter, readonly string[]>>;
  readonly buyerId: string | undefined;
  /** Only what lies in an agency's field */
  readonly field?: AgencyField | undefined;
  /** By what is measured; what is unknown lies in no range. */
  readonly ranges: Readonly<Partial<Record<MeasureName, Range>>>;
  /** Only what is new in this span; both mails and counts mean this by "new". */
  readonly news?: NewsSpan | undefined;
  /** undefined: tenders are looked at without anybody's eyes */
  readonly assessment: AssessmentQuery | undefined;
  readonly sort: TenderSort;
  readonly limit: number;
  /** Where an earlier page ended. */
  readonly after: SearchPosition | undefined;
  readonly nowMs: number;
}

/** What is asked of scores, forecasts and marks. What is unknown satisfies no limit and comes last. */
export interface AssessmentQuery {
  /** Whose scores and marks; undefined where the question needs none of them */
  readonly agency: AgencyColumns | undefined;
  readonly contested: "only" | "without" | undefined;
  readonly mark: MarkFilter;
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

/** Other words for a typed one. */
export interface UsedSynonyms {
  readonly typed: string;
  readonly also: readonly string[];
}

export type FacetCounts = Readonly<Record<string, number>>;

export interface SearchResult {
  readonly ids: readonly string[];
  readonly total: number;
  /** Counts by value, without zeros; each as if its own filter were not set. */
  readonly facets: Readonly<Record<TenderFacet, FacetCounts>>;
  /** undefined on the last page */
  readonly next: SearchPosition | undefined;
  /** Words found only after a correction. `term` is the stem that was searched instead. */
  readonly corrections: readonly { readonly typed: string; readonly term: string }[];
  /** Synonyms that have brought tenders of this answer, the most useful first. */
  readonly synonyms: readonly UsedSynonyms[];
}
