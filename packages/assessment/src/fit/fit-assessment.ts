import type { FitPartKey, KnockoutKind, KnockoutOutcome, KnockoutStatus } from "@tc/domain";

/** Where the notice or a document demands something, word for word. */
export interface Demand {
  /** A verbatim part of the field, at most 300 characters; a code list's value where the field is one. */
  readonly quote: string;
  /** Absent where the demand holds for the whole procedure or for every lot. */
  readonly lotId?: string;
  /** Dotted path in the tender, e.g. `lots.LOT-0001.selectionCriteria.0.description`; absent for a document. */
  readonly field?: string;
  /** The document that demands it, where it is not the notice */
  readonly document?: DemandDocument;
}

export interface DemandDocument {
  readonly id: string;
  readonly name: string;
  /** As in the document's text: a page, a sheet or a heading */
  readonly place:
    | { readonly page: number }
    | { readonly sheet: string }
    | { readonly heading: string };
  /** "B7", in a sheet */
  readonly cell?: string;
}

/** One knockout criterion with the demand of the notice (absent for the agency's own rules) and what the agency has to show for it. */
export interface Knockout {
  readonly kind: KnockoutKind;
  readonly status: KnockoutStatus;
  readonly demand?: Demand;
  /** German, one line: what the profile says; absent where it says nothing. */
  readonly evidence?: string;
  /** The figures behind it: cents, counts, years, days. */
  readonly values?: Readonly<Record<string, number>>;
  /** Of a failed turnover alone */
  readonly shortfall?: TurnoverShortfall;
}

/** By how much a turnover is too little. */
export interface TurnoverShortfall {
  readonly demandCents: number;
  /** The agency's by the strictest reading of the demand */
  readonly ownCents: number;
  /** All three years together are compared; else each or their mean. */
  readonly isSum: boolean;
  /** Only turnover with comparable services counts. */
  readonly isSpecific: boolean;
}

export interface FitPart {
  readonly key: FitPartKey;
  /** Share of the score this part can move, in percent; all five add up to 100. */
  readonly weight: number;
  /** 0 to 100; absent where nothing is known, which counts as the middle and widens the range. */
  readonly score?: number;
  /** German, one line: what it rests on. */
  readonly reason: string;
  /** What this part moves the score by against a neutral one, in signed points of 100. */
  readonly points: number;
}

/** Why the score is what it is: one of the seven features with what it rests on. */
export interface FitReason {
  readonly part: FitPartKey;
  readonly feature: FitFeatureKey;
  /** Signed points of 100 this feature moves the score by against a neutral value. */
  readonly points: number;
  /** Feature in [0, 1] */
  readonly value: number;
  /** Services that notice and agency both name, as the notice writes them; those of titles first. */
  readonly words: readonly string[];
  readonly reference?: { readonly title: string; readonly client: string; readonly year: number };
  /** CPV code of the notice beside the agency's code or prefix that matches it best. */
  readonly cpv?: { readonly tender: string; readonly agency: string; readonly label?: string };
}

/** f1 to f7 of the method page, in their order. */
export const fitFeatureKeys = [
  "text",
  "cpv",
  "region",
  "value",
  "eligibility",
  "buyer",
  "recency",
] as const;
export type FitFeatureKey = (typeof fitFeatureKeys)[number];

export interface FitAssessment {
  /** 0 to 100, integer; never moved by a knockout criterion. */
  readonly score: number;
  /** What the score may be once the unknowns are known; low ≤ score ≤ high. */
  readonly low: number;
  readonly high: number;
  readonly knockout: KnockoutOutcome;
  /** Failed first, then open, then met. */
  readonly knockouts: readonly Knockout[];
  /** Always five, in the order of `fitPartKeys`. */
  readonly parts: readonly FitPart[];
  /** Up to three, strongest first */
  readonly plus: readonly FitReason[];
  /** Up to two, strongest first */
  readonly minus: readonly FitReason[];
  /** Features of which profile or notice say nothing; they count as neutral and widen the range. */
  readonly unknowns: readonly FitFeatureKey[];
  /** f1 to f7: what a judgement of the agency is stored with, so that weights can be learnt. */
  readonly features: readonly number[];
  /** Top five codes where the notice has none or only a poor one: shown as "geschätzt". */
  readonly estimatedCpv?: readonly { readonly code: string; readonly probability: number }[];
}
