import type { Land, ProcurementLevel } from "@tc/domain";
import type { BuyerKind } from "./buyer-kind.ts";

export const regimeCodes = [
  "vgv",
  "vob-a-eu",
  "sektvo",
  "konzvgv",
  "vsvgv",
  "vo-1370",
  "eu-own",
  "uvgo",
  "uvgo-50",
  "vol-a",
  "vol-a-sachsen",
  "vob-a",
  "vob-a-vs",
  "go-nrw-75a",
  "budget-law",
  "foreign",
  "unknown",
] as const;
export type RegimeCode = (typeof regimeCodes)[number];

/** Facts a rule asks for; every one that is named must hold. A fact the notice does not tell fails the rule. */
export interface RegimeConditions {
  /** BT-01 as published, in small letters without "de-": any of these */
  readonly basis?: readonly string[];
  /** Form of the notice (OPP-070): any of these */
  readonly subtypes?: readonly string[];
  readonly level?: ProcurementLevel;
  readonly natures?: readonly string[];
  readonly laender?: readonly Land[];
  readonly buyers?: readonly BuyerKind[];
  /** The notice's own words, description or procedure */
  readonly words?: RegExp;
  /** German buyers only, unless false */
  readonly isGerman?: boolean;
  /** Publication day from and up to, YYYY-MM-DD */
  readonly from?: string;
  readonly to?: string;
}

export interface RegimeRule {
  readonly id: string;
  readonly code: RegimeCode;
  readonly when: RegimeConditions;
  /** The notice names the law itself; otherwise it follows from its facts. */
  readonly certainty: "stated" | "derived";
}

/** What a regime means for a bidder, and where that is written. */
export interface RegimeText {
  readonly label: string;
  readonly explanation: string;
  readonly source: string;
  /** The day whose state of the law the sentence gives. */
  readonly sourceDate: string;
}

/** Something that holds beside the regime. */
export interface RegimeHint extends RegimeText {
  readonly id: string;
  readonly when: RegimeConditions;
  readonly codes?: readonly RegimeCode[];
}
