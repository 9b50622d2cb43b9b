import type { ChancesAssessment } from "./assess-chances.ts";
import { logistic, logit } from "../statistics/odds.ts";
import { splitNormal } from "../statistics/distributions/split-normal.ts";
import { createRandom, hashOf } from "../statistics/random/random.ts";
import type { Random } from "../statistics/random/random.ts";

export interface GoNoGoInput {
  readonly chances: ChancesAssessment;
  /** Order value in cents: published (all three alike) or estimated with its 80 % interval; without it no money is counted. */
  readonly value?: {
    readonly lowCents: number;
    readonly medianCents: number;
    readonly highCents: number;
  };
  /** Share of the value that stays, 0 … 1. */
  readonly margin: number;
  readonly bidHours: number;
  readonly hourlyCostCents: number;
  /** Hard knockout criteria the agency fails, in the reader's words. */
  readonly failedKnockouts: readonly string[];
  readonly seedKey: string;
}

export interface GoNoGo {
  readonly decision: "go" | "check" | "noGo";
  readonly reason:
    | "failedKnockout"
    /** In nine of ten cases the bid is worth its cost. */
    | "worthIt"
    /** In nine of ten cases it is not. */
    | "notWorthIt"
    | "unclear"
    | "too-thin"
    | "noValue";
  readonly failedKnockouts: readonly string[];
  readonly bidCostCents: number;
  /** Chance × margin × value − cost of the bid; mean and 10–90 % range. Absent without value or chances. */
  readonly expected?: {
    readonly meanCents: number;
    readonly lowCents: number;
    readonly highCents: number;
  };
  /** The chance (award included) at which the bid just pays. */
  readonly breakEven?: number;
}

const drawCount = 400;
/** Beyond this the log-normal tail of a value says more than anybody knows. */
const maxNormal = 2.5;

/**
 * Whether to bid: any failed knockout criterion is a No-Go; else Go or No-Go when nine of ten draws of chance and value agree,
 * and "Prüfen" in between. The cost is spent also where nobody wins, so the chance of an award counts.
 */
export function goNoGo(input: GoNoGoInput): GoNoGo {
  const { chances, value, failedKnockouts } = input;
  const bidCostCents = Math.round(input.bidHours * input.hourlyCostCents);
  const money =
    chances.kind === "chances" && value
      ? expectedMoney(chances, value, input.margin, bidCostCents, input.seedKey)
      : undefined;
  const verdict = verdictOf(input, money?.expected);
  return { ...verdict, failedKnockouts, bidCostCents, ...money };
}

function verdictOf(
  { failedKnockouts, chances }: GoNoGoInput,
  expected: GoNoGo["expected"],
): Pick<GoNoGo, "decision" | "reason"> {
  if (failedKnockouts.length > 0) return { decision: "noGo", reason: "failedKnockout" };
  if (chances.kind === "too-thin") return { decision: "check", reason: "too-thin" };
  if (!expected) return { decision: "check", reason: "noValue" };
  if (expected.lowCents > 0) return { decision: "go", reason: "worthIt" };
  if (expected.highCents < 0) return { decision: "noGo", reason: "notWorthIt" };
  return { decision: "check", reason: "unclear" };
}

function expectedMoney(
  { p, low, high, award }: ChancesAssessment & { kind: "chances" },
  value: NonNullable<GoNoGoInput["value"]>,
  margin: number,
  costCents: number,
  seedKey: string,
): Pick<GoNoGo, "expected" | "breakEven"> {
  const random = createRandom(hashOf(seedKey));
  const chanceOf = splitNormal(logit(low), logit(p), logit(high));
  const logOf = (cents: number): number => Math.log(Math.max(1, cents));
  const valueOf = splitNormal(
    logOf(value.lowCents),
    logOf(value.medianCents),
    logOf(value.highCents),
  );
  const draws = Array.from({ length: drawCount }, () => {
    const chance = logistic(chanceOf(boundedNormal(random)));
    return { chance, value: Math.exp(valueOf(boundedNormal(random))) };
  });
  const gains = Float64Array.from(
    draws,
    (draw) => draw.chance * award * margin * draw.value - costCents,
  ).sort();
  const meanValue = draws.reduce((sum, draw) => sum + draw.value, 0) / drawCount;
  const meanGain = gains.reduce((sum, gain) => sum + gain, 0) / drawCount;
  return {
    expected: {
      meanCents: Math.round(meanGain),
      lowCents: Math.round(gains[drawCount * 0.1]!),
      highCents: Math.round(gains[drawCount * 0.9 - 1]!),
    },
    ...(margin > 0 && { breakEven: Math.min(1, costCents / (margin * meanValue)) }),
  };
}

/** A normal draw, held to what anybody knows. */
function boundedNormal(random: Random): number {
  return Math.min(Math.max(random.normal(), -maxNormal), maxNormal);
}
