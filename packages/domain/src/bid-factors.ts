/** What speaks for or against a bid, one by one, in the order of the screen */
export const bidFactorKeys = [
  "criteria",
  "fit",
  "chance",
  "money",
  "effort",
  "time",
  "unclear",
] as const;
export type BidFactorKey = (typeof bidFactorKeys)[number];

/** open: nobody knows yet · neutral: it speaks neither for nor against */
export const factorVoices = ["for", "against", "open", "neutral"] as const;
export type FactorVoice = (typeof factorVoices)[number];

/** How much an agency lets a factor count; `counted` unless it says otherwise. */
export const factorWeights = ["counted", "decisive", "ignored"] as const;
export type FactorWeight = (typeof factorWeights)[number];

// What the user reads.
export const bidFactorNames = {
  criteria: "Harte Kriterien",
  fit: "AgencyFit",
  chance: "Chance",
  money: "Ertrag",
  effort: "Aufwand",
  time: "Zeit bis zur Frist",
  unclear: "Unklare Angaben",
} as const satisfies Record<BidFactorKey, string>;

export const factorVoiceNames = {
  for: "dafür",
  against: "dagegen",
  open: "offen",
  neutral: "weder noch",
} as const satisfies Record<FactorVoice, string>;

export const factorWeightNames = {
  counted: "zählt",
  decisive: "gibt den Ausschlag",
  ignored: "zählt nicht",
} as const satisfies Record<FactorWeight, string>;
