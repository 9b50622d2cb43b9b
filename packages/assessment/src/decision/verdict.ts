import type { ChancesSilence, KnockoutOutcome, VerdictDecision, VerdictReason } from "@tc/domain";
import type { ChancesAssessment } from "../chances/assess-chances.ts";
import type { Knockout } from "../fit/fit-assessment.ts";
import type { Requirement } from "../fit/requirements/requirement.ts";
import type { BidValue } from "./bid-worth.ts";
import { countCriteria } from "./criteria.ts";
import { assumedBidsWith, valueWith } from "./entered-bid.ts";
import type { EnteredBid } from "./entered-bid.ts";
import { moneyOutlook } from "./money-outlook.ts";
import { verdictSentence } from "./verdict-sentence.ts";

export interface VerdictInput {
  readonly fit: { readonly score: number; readonly knockout: KnockoutOutcome };
  /** As `criteriaOf` gives them. */
  readonly criteria: readonly Knockout[];
  /** What the notice demands, for the figures of a criterion. */
  readonly requirements: readonly Requirement[];
  /** undefined: the agency's plan does not open them. */
  readonly chances:
    | ChancesAssessment
    | { readonly kind: "silent"; readonly reason: ChancesSilence }
    | undefined;
  /** Of the one contract that a bidder may win; undefined where no such value is known. */
  readonly value: BidValue | undefined;
  /** What the agency entered of its own bid; it stands before value and assumptions. */
  readonly entered: EnteredBid;
  /** Whose rate of the artists' social contribution counts */
  readonly year: number;
  readonly seedKey: string;
}

export interface Verdict {
  readonly decision: VerdictDecision;
  readonly reason: VerdictReason;
  /** German, at most 90 characters. */
  readonly sentence: string;
}

/** Below this a Go would stand beside "teilweise passend". */
export const goodFit = 65;

/** Whether to look closer at a tender. The first rule that holds gives word and reason. */
export function verdictOn(input: VerdictInput): Verdict {
  const reason = reasonOf(input);
  return { decision: decisions[reason], reason, sentence: verdictSentence(reason, input) };
}

const decisions = {
  failed: "noGo",
  failedInLots: "check",
  open: "check",
  chancesLocked: "check",
  chancesThin: "check",
  lowFit: "check",
  noValue: "check",
  costly: "noGo",
  unclear: "check",
  weakFit: "check",
  worthIt: "go",
} as const satisfies Record<VerdictReason, VerdictDecision>;

function reasonOf({ fit, criteria, chances, ...input }: VerdictInput): VerdictReason {
  const { failed, open } = countCriteria(criteria);
  if (fit.knockout === "failed") return "failed";
  if (failed > 0) return "failedInLots";
  if (open > 0) return "open";
  if (!chances) return "chancesLocked";
  if (chances.kind === "silent") return "lowFit";
  if (chances.kind === "too-thin") return "chancesThin";
  const { entered, year, seedKey } = input;
  const value = valueWith(entered, input.value);
  if (!value) return "noValue";
  const outlook = moneyOutlook({ chances, value, seedKey }, assumedBidsWith(entered, year));
  if (outlook === "uncovered") return "costly";
  if (outlook === "unclear") return "unclear";
  return fit.score < goodFit ? "weakFit" : "worthIt";
}
