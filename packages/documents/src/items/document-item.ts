import type { BareRequirement } from "@tc/assessment";
import type { DeadlineKind, PenaltySpan } from "@tc/domain";
import type { DocumentText, Place } from "../document-text.ts";

/** Deadlines of documents: those of notices, and how long an offer binds, a visit, the begin of the work. */
export type DocumentDeadlineKind = DeadlineKind | "binding" | "site-visit" | "start";

/** "6 Kalendertage vor Ablauf der Angebotsfrist" */
export interface RelativeDeadline {
  readonly count: number;
  /** Working days include Saturdays (Werktage), business days do not (Arbeitstage). */
  readonly unit: "calendar-days" | "working-days" | "business-days" | "weeks" | "months" | "hours";
  readonly direction: "before" | "after";
  /** The deadline it counts from; undefined: an event that is none, such as the award */
  readonly of?: DocumentDeadlineKind;
}

export interface DeadlineItem {
  readonly type: "deadline";
  readonly kind: DocumentDeadlineKind;
  /** YYYY-MM-DD, as written or resolved from `relative` */
  readonly date?: string;
  /** HH:MM in Germany; "24:00" is the end of the day */
  readonly time?: string;
  readonly relative?: RelativeDeadline;
}

export interface EligibilityItem {
  readonly type: "eligibility";
  readonly kind: "turnover" | "insurance" | "references" | "certificates" | "team" | "register";
  readonly cents?: number;
  readonly count?: number;
  readonly years?: number;
  /** One of them is enough. */
  readonly names?: readonly string[];
  /** What an agency is judged by; absent where no profile tells it, as of people */
  readonly judged?: JudgedDemand;
}

export interface JudgedDemand {
  readonly requirement: BareRequirement;
  /** The page is about who may take part, so that a demand on it is surely one on bidders. */
  readonly isOfBidders: boolean;
}

export interface AwardCriterionItem {
  readonly type: "award-criterion";
  readonly kind: "price" | "cost" | "quality";
  readonly name: string;
  readonly weightPercent?: number;
  readonly points?: number;
  /** The criterion it is a part of */
  readonly parent?: string;
  /** Weights of its set add up to 100 ± 1, or points to their total; or the price alone counts, without a figure. */
  readonly isComplete: boolean;
}

export interface ServiceItem {
  readonly type: "service";
  readonly kind: "subject" | "scope" | "quantity";
}

export interface ContractItem {
  readonly type: "contract";
  /** A value is what the contract is worth, a maximum the most that may be called off. */
  readonly kind:
    | "duration"
    | "renewal"
    | "rights"
    | "penalty"
    | "payment"
    | "liability"
    | "value"
    | "maximum";
  readonly months?: number;
  readonly days?: number;
  /** The rate of a penalty, never the most that it comes to */
  readonly percent?: number;
  /** The time that the rate is for; absent where it is for none, or it is not clear */
  readonly per?: PenaltySpan;
  /** The most that a penalty comes to, in percent; absent where it is not clear */
  readonly capPercent?: number;
  /** As written */
  readonly cents?: number;
  readonly isPerYear?: boolean;
  /** Without value added tax; for a value and a maximum */
  readonly netCents?: number;
}

export interface FormalityItem {
  readonly type: "formality";
  readonly kind: "form" | "proof" | "format" | "submission";
  readonly name: string;
}

export interface PitchItem {
  readonly type: "pitch";
  readonly kind: "presentation" | "draft" | "fee" | "no-fee" | "invited" | "rights";
  readonly cents?: number;
  readonly count?: number;
}

export type ItemValue =
  | DeadlineItem
  | EligibilityItem
  | AwardCriterionItem
  | ServiceItem
  | ContractItem
  | FormalityItem
  | PitchItem;

/** A stretch of a part's text (`textOf`) that says something, with the lot it is for. */
export type ItemFinding = ItemValue & {
  readonly start: number;
  readonly end: number;
  readonly lot?: string;
  /** 0 to 1 */
  readonly confidence: number;
};

export type ItemState = "ok" | "contradicted" | "superseded" | "suspicious";

/** Something a document says, with the words that say so and where they stand. */
export type DocumentItem = ItemValue & {
  readonly lot?: string;
  readonly quote: string;
  readonly file: DocumentText["file"];
  readonly place: Place;
  /** "B7", in a sheet */
  readonly cell?: string;
  /** 0 to 1 */
  readonly confidence: number;
  readonly state: ItemState;
  /** A language model named it; quote and value were verified. Absent: rules read it. */
  readonly byModel?: true;
};
