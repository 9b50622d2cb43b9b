import type { Land } from "@tc/domain";
import type { Demand } from "../fit-assessment.ts";

export interface TurnoverDemand {
  readonly kind: "turnover";
  readonly cents: number;
  /**
   * What is compared: the mean of the years, every year, at least one year, all years together, several years without a
   * word on how, or not said.
   */
  readonly basis: "average" | "each" | "any" | "sum" | "years" | "unsaid";
  /** The years it names, if any: only those of the profile can be compared. */
  readonly years: readonly number[];
  /** Only turnover with comparable services counts; the profile knows the whole turnover alone. */
  readonly isSpecific: boolean;
  /** A word says that the figure is a minimum, and none that a bidder may do without. */
  readonly isSure: boolean;
  /** No word of the demand may limit it; a limit nobody foresaw ("Abbruch") is for a reader to judge. */
  readonly isPlain: boolean;
  readonly demand: Demand;
}

export interface InsuranceDemand {
  readonly kind: "insurance";
  /** Persons, property and financial loss often have covers of their own; 0 where only an insurance is demanded. */
  readonly lowestCents: number;
  readonly highestCents: number;
  /** How often a year the cover must be there, at least once. */
  readonly timesAYear: number;
  /**
   * The professional liability insurance, which is what profiles hold, proves it. "Betriebshaftpflicht" alone and covers
   * of single risks are other policies.
   */
  readonly isProfessional: boolean;
  /** A cover is demanded, but its sum stands elsewhere or is only called usual. */
  readonly isSumElsewhere: boolean;
  /** Some word may spare the bidder the cover: it is only wished for, or somebody else's. */
  readonly maySpare: boolean;
  /** The cover may be raised or taken out once the contract is won. */
  readonly mayFollow: boolean;
  /** No word of the demand may limit it. */
  readonly isPlain: boolean;
  readonly demand: Demand;
}

export interface ReferencesDemand {
  readonly kind: "references";
  readonly count: number;
  /** The notice names the number; else one suitable reference is assumed and nothing can fail. */
  readonly isCounted: boolean;
  /** The last so many years count. */
  readonly years?: number;
  /** Each must have had this value. */
  readonly minCents?: number;
  /** Nothing but number, age and value is demanded; a subject or "vergleichbar" is for the buyer to judge. */
  readonly isPlain: boolean;
  readonly demand: Demand;
}

export interface CertificateDemand {
  readonly kind: "certificates";
  /** One of them is enough, e.g. ISO 14001 or EMAS. Names as `certificatesIn` gives them. */
  readonly anyOf: readonly string[];
  /** Only for a part of the firm or of what it does ("für den Rechenzentrumsbetrieb"). */
  readonly isScoped: boolean;
  /** No word of the demand may limit it. */
  readonly isPlain: boolean;
  /** "oder gleichwertig" or a promise to get it later is allowed. */
  readonly allowsOther: boolean;
  readonly demand: Demand;
}

export interface PresenceDemand {
  readonly kind: "region";
  /** An office is demanded, not only coming to meetings. */
  readonly isOffice: boolean;
  /** Länder the sentence names; empty: the place of performance counts. */
  readonly laender: readonly Land[];
  readonly demand: Demand;
}

export interface LanguageDemand {
  readonly kind: "language";
  /** Any of them may be used (BT-97). */
  readonly anyOf: readonly string[];
  readonly demand: Demand;
}

/** Something a bidder must have, read from the notice's own fields. */
export type Requirement =
  | TurnoverDemand
  | InsuranceDemand
  | ReferencesDemand
  | CertificateDemand
  | PresenceDemand
  | LanguageDemand;

/** What is demanded, without the words that demand it. */
export type BareRequirement = Requirement extends infer Kind
  ? Kind extends Requirement
    ? Omit<Kind, "demand">
    : never
  : never;
