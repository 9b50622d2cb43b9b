import type { HitRow } from "@tc/domain";

export interface Hits {
  /** Best first, as many as the member wants in full */
  readonly rows: readonly HitRow[];
  /** The others, with the range of their fits; a hit of a saved search may have none. */
  readonly rest: number;
  readonly restFits?: { readonly low: number; readonly high: number };
  /** Each of them fits the agency; a hit of a saved search alone need not. */
  readonly areOfProfile: boolean;
  /** How many hits lie above the plan's volume cap. The mail says their number and nothing else. */
  readonly locked: number;
  /** How many new tenders were looked at, from `since` on */
  readonly seen: number;
  readonly since: Date;
  /** Where all of them are listed */
  readonly url: string;
}

/** Other news of one event, as its notifications say it */
export interface NewsSection {
  readonly name: string;
  readonly items: readonly {
    readonly text: string;
    readonly url: string;
    readonly note?: string;
  }[];
  /** Further ones that are only counted */
  readonly rest: number;
}

export interface DigestContent {
  readonly now: Date;
  /** Days since the last one, 1 on most days */
  readonly days: number;
  readonly hits?: Hits;
  readonly sections: readonly NewsSection[];
  readonly why: string;
}
