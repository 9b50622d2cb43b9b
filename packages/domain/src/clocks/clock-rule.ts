import type { ProcedureType } from "../tender.ts";

/** What a statutory clock ends */
export const clockNames = [
  "offer", // least offer deadline of a procedure in one stage
  "participation", // least deadline for requests to participate
  "offer-after-participation", // least offer deadline of the second stage
  "answers", // the buyer's answers to questions, before the offer deadline
  "standstill", // before the award
  "complaint-visible", // Rüge of errors that the notice or the documents show
  "complaint", // Rüge of errors that the bidder came to know
  "review", // application for review after a complaint was refused
  "invalidity", // claim that an award is void
  "invalidity-latest", // the same, whether the bidder knew or not
  "debrief", // the buyer's reasons on request
  "award-notice",
] as const;
export type ClockName = (typeof clockNames)[number];

/** Facts a clock depends on. One that is absent is not known, and the rule kindest to the buyer counts. */
export interface ClockFacts {
  /** Code of the regime that the procedure follows: "vgv" */
  readonly regime: string;
  readonly procedure?: ProcedureType;
  /** BT-106 */
  readonly isUrgent?: boolean;
  /** Offers, or the information of § 134 GWB, are sent electronically. */
  readonly isElectronic?: boolean;
  /** A planning notice was sent 35 days to 12 months earlier. */
  readonly hasPlanningNotice?: boolean;
  /** Buyer and candidates agreed on the deadline, or could. */
  readonly isAgreed?: boolean;
  /** The documents are not freely there, or demand more secrecy than a declaration. */
  readonly hasGuardedDocuments?: boolean;
}

type Conditions = Omit<ClockFacts, "regime" | "procedure"> & {
  readonly regimes: readonly string[];
  readonly procedures?: readonly ProcedureType[];
};

export interface ClockRule {
  readonly id: string;
  readonly clock: ClockName;
  readonly law: string;
  readonly when: Conditions;
  readonly length: { readonly days: number } | { readonly months: number };
  /** What happens on the day from which it counts */
  readonly from: string;
  readonly direction: "after" | "before";
  /** Ends on a Saturday, Sunday or holiday move to the next business day (Article 3 (4) of Regulation 1182/71). */
  readonly moves: boolean;
  /** It lengthens the clock of its name instead of setting it. */
  readonly isExtension?: true;
  readonly validFrom: string;
  readonly validTo?: string;
  /** The state of the law that was read, a day or a year */
  readonly sourceDate: string;
  readonly note?: string;
}
