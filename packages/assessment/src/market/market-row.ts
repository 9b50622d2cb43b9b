import type { Quartiles } from "../statistics/quantiles/weighted-quantiles.ts";
import type { TenderState } from "@tc/domain";

/** One lot of a tender; where it was awarded, with its result. A tender without lots is one row. */
export interface MarketRow {
  readonly tenderId: string;
  readonly lotId: string;
  /** YYYY-MM-DD */
  readonly publishedOn?: string;
  readonly awardedOn?: string;
  readonly state: TenderState;
  /** BT-759 with code `tenders`, else `t-esubm` */
  readonly offersReceived?: number;
  /** Net, no filler and no framework maximum: the rules of `tenderSummary` */
  readonly valueCents?: number;
  readonly currency?: string;
  readonly buyerId?: string;
  readonly buyerName?: string;
  readonly winners: readonly MarketParty[];
}

export interface MarketParty {
  readonly id: string;
  readonly name: string;
}

/** How many of the awards state a figure. */
export interface Counted {
  readonly n: number;
  /** 0 to 1; 0 where there is no award at all */
  readonly missingShare: number;
}

export interface PartyShare extends MarketParty {
  readonly count: number;
  /** Of all counted ones, 0 to 1 */
  readonly share: number;
}

export interface PartyFigures extends Counted {
  /** Most frequent first, equal ones by name; empty where there are too few. */
  readonly parties: readonly PartyShare[];
  /** Herfindahl index of the shares, 0 (many small ones) to 1 (one alone); undefined: too few */
  readonly concentration?: number;
}

export interface MarketPeriod {
  /** "2025-Q3" */
  readonly label: string;
  /** Procedures published in it */
  readonly tenders: number;
  /** Lots awarded in it */
  readonly awards: number;
  readonly offersN: number;
  /** Absent: fewer than `minimum` */
  readonly medianOffers?: number;
  readonly valuesN: number;
  readonly medianValueCents?: number;
}

export interface MarketFigures {
  readonly from?: string;
  readonly to?: string;
  readonly tenderCount: number;
  readonly awardCount: number;
  /** Quartiles absent: "zu wenig Daten" */
  readonly offers: Counted & { readonly quartiles?: Quartiles; readonly singleShare?: number };
  /** Euro cents; other currencies count as missing. */
  readonly values: Counted & { readonly quartiles?: Quartiles };
  /** By procedures */
  readonly buyers: PartyFigures;
  /** By lots won; a consortium's members each count, and share the concentration. */
  readonly winners: PartyFigures;
  /** Every quarter from the first to the last, empty ones too. */
  readonly periods: readonly MarketPeriod[];
}
