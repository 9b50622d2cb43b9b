import type { ChancesAssessment } from "../chances/assess-chances.ts";
import { logistic, logit } from "../statistics/odds.ts";
import { splitNormal } from "../statistics/distributions/split-normal.ts";
import { createRandom, hashOf } from "../statistics/random/random.ts";
import type { Random } from "../statistics/random/random.ts";

export interface BidWorthInput {
  readonly chances: ChancesAssessment & { readonly kind: "chances" };
  /** Order value in cents: published (all three alike) or estimated with its 80 % interval. */
  readonly value: BidValue;
  /** Share of the value that stays, 0 … 1. */
  readonly margin: number;
  /** Of the bid itself, which is spent also where nobody wins */
  readonly costCents: number;
  readonly seedKey: string;
}

export interface BidValue {
  readonly lowCents: number;
  readonly medianCents: number;
  readonly highCents: number;
}

export interface BidWorth {
  /** Chance × margin × value − cost of the bid; mean and 10–90 % range. */
  readonly expected: {
    readonly meanCents: number;
    readonly lowCents: number;
    readonly highCents: number;
  };
  /** The chance (award included) at which the bid just pays; absent without a margin. */
  readonly breakEven?: number;
}

const drawCount = 400;
/** Beyond this the log-normal tail of a value says more than anybody knows. */
const maxNormal = 2.5;

/** What a bid brings on average, over draws of chance and value. */
export function bidWorth({ chances, value, margin, costCents, seedKey }: BidWorthInput): BidWorth {
  const { p, low, high, award } = chances;
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
    ...(margin > 0 && { breakEven: Math.min(1, Math.max(0, costCents / (margin * meanValue))) }),
  };
}

/** A normal draw, held to what anybody knows. */
function boundedNormal(random: Random): number {
  return Math.min(Math.max(random.normal(), -maxNormal), maxNormal);
}
