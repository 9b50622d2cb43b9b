import { assumedBidsWith, bidWorth, costBesideHours, usualBid, valueWith } from "@tc/assessment";
import type { BidCost } from "@tc/assessment";
import type { Calculation, CalculationInput, CheckResult } from "@tc/contract";
import { chancesFacts } from "../../assessment/index.ts";
import type { Judgement } from "../../assessment/index.ts";
import { hoursOf } from "../result/effort.ts";

export interface CalculationBasis {
  readonly entered: CalculationInput;
  readonly effort: CheckResult["effort"] | undefined;
  /** Undefined where the plan's cap locks the tender */
  readonly judgement: Judgement | undefined;
  readonly year: number;
  readonly seedKey: string;
}

/** What a bid costs, and what it brings on average where a chance and a value are known. */
export function calculationOf(basis: CalculationBasis): Calculation {
  const { entered, effort, judgement, year, seedKey } = basis;
  const hours = entered.hours ?? (effort ? hoursOf(effort) : usualBid.bidHours);
  const hourlyCostCents = entered.hourlyCostCents ?? usualBid.hourlyCostCents;
  const { externalCents, contribution, feeCents, sumCents } = costBesideHours(entered, year);
  const marginPercent = entered.marginPercent ?? Math.round(100 * usualBid.margin);
  const costCents = Math.round(hours * hourlyCostCents) + sumCents;
  const value = valueWith(entered, judgement?.value);
  const chances = judgement?.chances?.kind === "chances" ? judgement.chances : undefined;
  const facts = judgement?.basis && chances ? chancesFacts(judgement.basis, chances) : [];
  const worth =
    chances && value
      ? bidWorth({ chances, value, margin: marginPercent / 100, costCents, seedKey })
      : undefined;
  return {
    entered,
    hours,
    hourlyCostCents,
    externalCents,
    contribution,
    feeCents,
    costCents,
    marginPercent,
    ...(value && {
      valueCents: value.medianCents,
      valueOrigin: valueOriginOf(entered, judgement?.budget),
    }),
    ...(chances && {
      chance: {
        percent: percentOf(chances.withAward),
        lowPercent: percentOf(chances.low * chances.award),
        highPercent: percentOf(chances.high * chances.award),
        ...(facts.length > 0 && { facts }),
      },
    }),
    ...(worth && { expected: worth.expected }),
    ...breakEvenOf(costCents, marginPercent, value?.medianCents),
  };
}

function valueOriginOf(
  entered: CalculationInput,
  budget: Judgement["budget"] | undefined,
): NonNullable<Calculation["valueOrigin"]> {
  if (entered.valueCents !== undefined) return "entered";
  if (budget?.kind === "published") return "stated";
  if (budget?.kind !== "quoted") return "estimated";
  return budget.netCents === budget.money.cents ? "stated" : "calculated";
}

const percentOf = (share: number) => Math.round(100 * share);

/**
 * Every bid that it may turn out to be. What the agency entered is certain; the rest may be as in a quick bid, as in a
 * laborious one, or as the calculation assumes.
 */
export function possibleBids(calculation: Calculation): BidCost[] {
  const { entered, costCents, contribution, marginPercent } = calculation;
  return [
    { margin: marginPercent / 100, costCents },
    ...assumedBidsWith(entered, contribution.year),
  ];
}

/** The chance at which margin pays for cost; a fee that covers the cost pays at any chance. */
function breakEvenOf(
  costCents: number,
  marginPercent: number,
  valueCents: number | undefined,
): Pick<Calculation, "breakEvenPercent"> {
  const gainCents = ((valueCents ?? 0) * marginPercent) / 100;
  if (gainCents <= 0) return {};
  return { breakEvenPercent: Math.max(0, Math.round((costCents / gainCents) * 100)) };
}
