import type { MissingBudgetReason, Money } from "@tc/domain";

/** A similar award, for the reader to judge by. */
export interface BudgetComparable {
  readonly tenderId: string;
  readonly lotId?: string;
  readonly title?: string;
  readonly valueCents: number;
  readonly awardedOn?: string;
  /** 0 to 1 */
  readonly similarity: number;
}

/** The buyer's own estimate before the award, or what was awarded. */
export interface PublishedBudget {
  readonly kind: "published";
  readonly money: Money;
  /** BT-27 of the tender, sum of BT-27 of its lots, BT-161, sum of BT-720 */
  readonly source: "estimated" | "lotEstimates" | "total" | "awards";
}

/** An amount found in the notice's own text. */
export interface QuotedBudget {
  readonly kind: "quoted";
  /** As written */
  readonly money: Money;
  /** Without value added tax where the quote says it is included; of all years where `isPerYear` */
  readonly netCents: number;
  readonly isPerYear: boolean;
  /** Word for word from `field` */
  readonly quote: string;
  readonly field: string;
  readonly lotId?: string;
}

/** "Höchstwert": what may be called off at most. It is no value; what is known beneath it stands in `beneath`. */
export interface MaximumBudget {
  readonly kind: "maximum";
  readonly money: Money;
  readonly source: "frameworkMaximum" | "lotMaxima" | "resultFrameworkMaximum" | "quote";
  readonly quote?: string;
  readonly beneath: QuotedBudget | EstimatedBudget | NoBudget;
}

/** From comparable awards: eight of ten lie between `lowCents` and `highCents`. Net euros. */
export interface EstimatedBudget {
  readonly kind: "estimate";
  readonly medianCents: number;
  readonly lowCents: number;
  readonly highCents: number;
  /** Values at `quantileLevels`. Only the release before this one reads them, for what it locks; the next leaves them out. */
  readonly quantileCents?: readonly number[];
  /** Awards of the same agency sector behind it, and the days of the first and last of them. */
  readonly n: number;
  readonly from?: string;
  readonly to?: string;
  /** The CPV digits (or "@agency sector") the evidence comes from. */
  readonly agencySector: string;
  /** Three to five, most similar first. */
  readonly comparables: readonly BudgetComparable[];
  /** Below the EU thresholds nothing is published to learn from: carried over and cut off at the threshold. */
  readonly isExtrapolated: boolean;
}

/** "keine belastbare Schätzung" */
export interface NoBudget {
  readonly kind: "none";
  readonly reason: MissingBudgetReason;
  readonly n: number;
}

export type BudgetEstimate =
  | PublishedBudget
  | QuotedBudget
  | MaximumBudget
  | EstimatedBudget
  | NoBudget;

/** Where the quantiles of a prediction stand: 2.5 %, 5 %, 10 %, … 95 %, 97.5 %. */
export const quantileLevels: readonly number[] = [
  0.025,
  ...Array.from({ length: 19 }, (_, index) => (index + 1) / 20),
  0.975,
];
