/** What cannot be told: too few awards to learn from, or an estimate too wide to be of use. */
export const tooThin = "too-thin";
export const missingBudgetReasons = ["too-wide", tooThin] as const;
export type MissingBudgetReason = (typeof missingBudgetReasons)[number];

/** Why an agency is told no chance: it fails a knockout criterion, or the tender is too far from its work. */
export const chancesSilences = ["knockout", "fit"] as const;
export type ChancesSilence = (typeof chancesSilences)[number];

/** A chance beside the agency's other open hits; undefined where the difference may be chance. */
export const chancesStandings = ["better", "worse"] as const;
export type ChancesStanding = (typeof chancesStandings)[number];

/** What moves the chances away from those of a usual bidder. */
export const chancesDriverKinds = [
  "competition",
  "fit",
  "eligibility",
  "incumbency",
  "price",
] as const;
export type ChancesDriverKind = (typeof chancesDriverKinds)[number];

/** An agency's own word on its prices beside those of other bidders. */
export const priceLevels = ["low", "usual", "high"] as const;
export type PriceLevel = (typeof priceLevels)[number];

/**
 * prior: moved by assumptions that no reported outcome has proven yet · proven: outcomes bear it out · baseline: they do
 * not, so only the base rate is shown
 */
export const chancesBases = ["prior", "proven", "baseline"] as const;
export type ChancesBasis = (typeof chancesBases)[number];

/** How certain the regime is: named by the notice, follows from its facts, or cannot be told. */
export const regimeCertainties = ["stated", "derived", "unknown"] as const;
export type RegimeCertainty = (typeof regimeCertainties)[number];

/** Whether to look closer at a tender: Go, Prüfen, No-Go. */
export const verdictDecisions = ["go", "check", "noGo"] as const;
export type VerdictDecision = (typeof verdictDecisions)[number];

/** What the user reads */
export const verdictNames = {
  go: "Go",
  check: "Prüfen",
  noGo: "No-Go",
} as const satisfies Record<VerdictDecision, string>;

/** The one reason of a verdict, in the order in which its rules are tried. */
export const verdictReasons = [
  "failed",
  "failedInLots",
  "open",
  "chancesLocked",
  "chancesThin",
  "lowFit",
  "noValue",
  "costly",
  "unclear",
  "weakFit",
  "worthIt",
] as const;
export type VerdictReason = (typeof verdictReasons)[number];

/** What fits beside the verdict's word on one line. */
export const maxVerdictSentence = 90;
