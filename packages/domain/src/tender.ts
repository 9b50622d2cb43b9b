import type { Deadline } from "./deadline.ts";
import type { Money } from "./money.ts";

/** Where a procedure stands by its published notices alone; the clock turns this into a TenderState. */
export const tenderStages = ["planned", "call", "awarded", "cancelled"] as const;
export type TenderStage = (typeof tenderStages)[number];

/** geplant, offen, abgelaufen, vergeben, aufgehoben */
export const tenderStates = ["planned", "open", "expired", "awarded", "cancelled"] as const;
export type TenderState = (typeof tenderStates)[number];

/** BT-105; "other" covers national special forms and codes not listed. */
export const procedureTypes = [
  "open",
  "restricted",
  "neg-w-call",
  "neg-wo-call",
  "comp-dial",
  "innovation",
  "comp-tend",
  "oth-single",
  "oth-mult",
  "other",
] as const;
export type ProcedureType = (typeof procedureTypes)[number];

/** Above or below the EU thresholds; undefined where the notice does not tell. */
export const procurementLevels = ["eu", "national"] as const;
export type ProcurementLevel = (typeof procurementLevels)[number];

/** Something about the published data that a reader must know; such values stay out of statistics. */
export const plausibilityFlags = [
  "deadline_implausible", // decades ahead, or before the publication
  "deadline_missing",
  "deadline_conflict", // lots or sources disagree in a way no rule settles
  "value_placeholder", // below smallestValueCents: a token or the price of one piece
  "value_out_of_range", // far from its lots, its framework maximum or the range of its offers
  "value_is_framework_maximum", // published value equals BT-271: no expected revenue
  "lot_sum_mismatch",
  "award_without_call", // labelled as a call, text says awarded
  "buyer_unclear",
  "texts_shortened", // beyond the limits of record-limits.ts; whole in the original only
  "lists_shortened", // likewise: buyers, criteria, links, winners or changes, never lots or results
] as const;
export type PlausibilityFlag = (typeof plausibilityFlags)[number];

/** Kinds of published values; they are never mixed and a framework maximum never serves as value. */
export interface TenderValues {
  /** BT-27 */
  readonly estimated?: Money;
  /** BT-271 */
  readonly frameworkMaximum?: Money;
  /** BT-118 or BT-709, from the result */
  readonly resultFrameworkMaximum?: Money;
  /** BT-161 */
  readonly total?: Money;
}

export interface Organisation {
  readonly name: string;
  /** A buyer's name as published, where that is more than its name: list marks, who represents it, a letterhead. */
  readonly originalName?: string;
  /** Register, VAT or Leitweg-ID as published (BT-501), scheme where named. */
  readonly identifiers: readonly { readonly scheme?: string; readonly value: string }[];
  readonly town?: string;
  readonly postcode?: string;
  /** NUTS code (BT-507) */
  readonly nuts?: string;
  /** ISO 3166-1 alpha-3, upper case (BT-514) */
  readonly country?: string;
  readonly website?: string;
  readonly email?: string;
  readonly phone?: string;
  /** BT-165: micro, small, medium, large, sme */
  readonly size?: string;
  /** BT-11 */
  readonly legalType?: string;
  /** BT-10 */
  readonly activity?: string;
}

export interface Duration {
  readonly startsOn?: string;
  readonly endsOn?: string;
  readonly months?: number;
  readonly days?: number;
  /** BT-36 was published in this unit; `months` or `days` count the same. Absent where it was published in them. */
  readonly unit?: "years" | "weeks";
  /** "UNLIMITED" or "UNKNOWN" where the notice says so (BT-538). */
  readonly open?: "unlimited" | "unknown";
  /** BT-58 */
  readonly renewals?: number;
  /** BT-57 */
  readonly renewalText?: string;
}

export interface AwardCriterion {
  /** BT-539: price, cost, quality */
  readonly type?: string;
  readonly name?: string;
  readonly description?: string;
  /** BT-541, as published; the unit says what it counts. */
  readonly weight?: number;
  readonly weightUnit?: "percent" | "points" | "order" | "text";
}

export interface SelectionCriterion {
  /** BT-809 or BT-747 code, e.g. slc-stand-to-avg */
  readonly type?: string;
  readonly name?: string;
  readonly description?: string;
  /** BT-40: the criterion selects candidates for the second stage. */
  readonly selectsCandidates?: boolean;
  readonly weight?: number;
}

export interface TenderLink {
  readonly kind: "documents" | "submission" | "platform" | "notice";
  readonly url: string;
  /** Documents: restricted access (BT-14 = restricted-document) */
  readonly restricted?: boolean;
}

export interface Lot {
  /** BT-137, e.g. LOT-0001 */
  readonly id: string;
  /** A group of lots (BT-330, GLO-…) or a part of a plan (PAR-…); absent for a lot. */
  readonly kind?: "group" | "part";
  readonly title?: string;
  readonly description?: string;
  /** main first; eight digits, no check digit */
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly placeText?: string;
  readonly nature?: string;
  readonly values: TenderValues;
  readonly deadlines: readonly Deadline[];
  readonly duration?: Duration;
  /** BT-54 */
  readonly options?: string;
  /** BT-765: none, fa-wo-rc, fa-w-rc, fa-mix; "fa" where the notice does not tell which kind */
  readonly framework?: string;
  /** BT-113 */
  readonly frameworkSeats?: number;
  /** BT-766 */
  readonly dps?: string;
  /** BT-50, BT-51 */
  readonly minCandidates?: number;
  readonly maxCandidates?: number;
  /** BT-726 */
  readonly smeSuitable?: boolean;
  /** BT-94 */
  readonly recurring?: boolean;
  /** BT-98 */
  readonly bindingDays?: number;
  /** BT-97, ISO 639-3 upper case */
  readonly submissionLanguages: readonly string[];
  /** BT-17: required, allowed, not-allowed */
  readonly electronicSubmission?: string;
  /** BT-63 */
  readonly variants?: string;
  /** BT-751 */
  readonly guaranteeRequired?: boolean;
  /** BT-771/772: which missing papers may be handed in later */
  readonly lateSubmission?: string;
  readonly awardCriteria: readonly AwardCriterion[];
  readonly selectionCriteria: readonly SelectionCriterion[];
  readonly links: readonly TenderLink[];
}

export interface Winner extends Organisation {
  /** BT-171 */
  readonly rank?: number;
}

/** One lot's result. */
export interface LotResult {
  readonly lotId: string;
  /** BT-142: selec-w, clos-nw, open-nw */
  readonly outcome?: string;
  /** BT-144; "unsuccessful" in TED XML: none received or all rejected */
  readonly nonAwardReason?: string;
  /** BT-759 with code `tenders`, else with `t-esubm`; never a sum. */
  readonly offersReceived?: number;
  readonly offersReceivedCode?: "tenders" | "t-esubm";
  /** BT-760/759 as published: every code with its number; both are absent where withheld. */
  readonly offerStatistics?: readonly { readonly code?: string; readonly number?: number }[];
  readonly winners: readonly Winner[];
  /** Sum of BT-720 over the winning tenders of the lot's contracts, one currency only. */
  readonly value?: Money;
  /** BT-710, BT-711 */
  readonly lowestValue?: Money;
  readonly highestValue?: Money;
  /** BT-709 */
  readonly frameworkMaximum?: Money;
  /** BT-145 (contract), BT-1451 (decision); fillers such as 2000-01-01 are left out. */
  readonly contractOn?: string;
  readonly decidedOn?: string;
  /** Fields withheld under BT-195, as their BT numbers. */
  readonly withheld: readonly string[];
}

export interface TenderChange {
  /** The notice that brought the change. */
  readonly noticeId: string;
  readonly noticeVersion: string;
  readonly publishedOn?: string;
  /** Dotted path in this record, e.g. `lots.LOT-0001.deadlines.offer`. */
  readonly field: string;
  readonly old?: string;
  readonly new?: string;
  /** BT-140 code and BT-762 text where the notice gave them. */
  readonly reasonCode?: string;
  readonly reasonText?: string;
}

export interface TenderNoticeRef {
  readonly noticeId: string;
  readonly version: string;
  readonly kind: string;
  readonly subtype?: string;
  readonly publishedOn?: string;
  readonly sources: readonly string[];
  readonly url?: string;
  /** It corrects another notice, perhaps without a word why (BT-758). */
  readonly isCorrection?: boolean;
  /** Of a result notice: ids of the lots that it awards. Absent: it does not say, or was read before this was kept. */
  readonly awardedLots?: readonly string[];
  /** Why it was published: BT-140 of a correction, BT-200 of a contract modification. */
  readonly reasonCode?: string;
  /** BT-762, BT-201 */
  readonly reasonText?: string;
  /** What changed, in the buyer's words: BT-141, BT-202. */
  readonly description?: string;
}

/** A procedure as a bidder sees it: the current state built from all its notices. */
export interface Tender {
  readonly title: string;
  readonly description?: string;
  readonly stage: TenderStage;
  readonly buyers: readonly Organisation[];
  /** BT-22 or the buyer's file number */
  readonly reference?: string;
  readonly procedure?: ProcedureType;
  /** The procedure as the notice words it, where it is not one of the codes. */
  readonly procedureText?: string;
  /** BT-106 */
  readonly accelerated?: boolean;
  readonly level?: ProcurementLevel;
  /** BT-01, e.g. 32014L0024, vgv, uvgo */
  readonly legalBasis?: string;
  /** BT-23: works, supplies, services */
  readonly nature?: string;
  readonly language?: string;
  /** main first; eight digits, no check digit */
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly placeText?: string;
  readonly values: TenderValues;
  readonly lots: readonly Lot[];
  readonly results: readonly LotResult[];
  readonly links: readonly TenderLink[];
  /** First and latest publication day, YYYY-MM-DD */
  readonly publishedOn?: string;
  readonly updatedOn?: string;
  readonly flags: readonly PlausibilityFlag[];
  readonly notices: readonly TenderNoticeRef[];
  readonly changes: readonly TenderChange[];
}
