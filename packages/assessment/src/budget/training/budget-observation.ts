import { isPlaceholder } from "@tc/domain";
import type { LotResult, Money, PlausibilityFlag, Tender } from "@tc/domain";
import { budgetFeaturesOf, realLots } from "../model/budget-features.ts";
import type { BudgetFeatures } from "../model/budget-features.ts";

/** One awarded lot with what it cost: net euros, as published. */
export interface BudgetObservation {
  /** The procedure; its lots are kept in one fold and share its weight. */
  readonly tenderId: string;
  readonly lotId: string;
  /** YYYY-MM-DD */
  readonly awardedOn?: string;
  readonly valueCents: number;
  readonly features: BudgetFeatures;
}

/** Why a result teaches no value; counted, so that nothing disappears unseen. */
export type BudgetOmission =
  | "notAwarded"
  | "noValue"
  | "placeholder"
  | "frameworkMaximum"
  | "flagged"
  | "foreignCurrency";

export interface BudgetReading {
  readonly observations: readonly BudgetObservation[];
  readonly omitted: Readonly<Partial<Record<BudgetOmission, number>>>;
}

/** Flags that put the amounts themselves in doubt; `value_is_framework_maximum` is judged per amount below. */
const doubtful: readonly PlausibilityFlag[] = ["lot_sum_mismatch", "value_out_of_range"];

/**
 * The values a tender teaches, one per awarded lot (BT-720; BT-161 where there is a single lot). A framework maximum,
 * a placeholder, a value withheld, a tender whose sums contradict each other and any other currency teach
 * nothing.
 */
export function budgetObservationsOf(
  tender: Tender,
  identity: { readonly tenderId: string; readonly buyer?: string },
): BudgetReading {
  const observations: BudgetObservation[] = [];
  const omitted: Partial<Record<BudgetOmission, number>> = {};
  const isFlagged = doubtful.some((flag) => tender.flags.includes(flag));
  for (const result of tender.results) {
    const money = valueOf(tender, result);
    const omission = isFlagged && money ? "flagged" : omissionOf(tender, result, money);
    if (omission !== undefined || !money) {
      const reason = omission ?? "noValue";
      omitted[reason] = (omitted[reason] ?? 0) + 1;
      continue;
    }
    const lot = tender.lots.find(({ id }) => id === result.lotId);
    const awardedOn = result.contractOn ?? result.decidedOn ?? tender.updatedOn;
    const features = budgetFeaturesOf(tender, lot, identity.buyer);
    observations.push({
      tenderId: identity.tenderId,
      lotId: result.lotId,
      ...(awardedOn !== undefined && { awardedOn }),
      valueCents: money.cents,
      features,
    });
  }
  return { observations, omitted };
}

function valueOf(tender: Tender, result: LotResult): Money | undefined {
  if (result.value) return result.value;
  return realLots(tender).length <= 1 && tender.results.length === 1
    ? tender.values.total
    : undefined;
}

function omissionOf(
  tender: Tender,
  result: LotResult,
  money: Money | undefined,
): BudgetOmission | undefined {
  if (result.outcome !== undefined && result.outcome !== "selec-w") return "notAwarded";
  if (result.outcome === undefined && result.winners.length === 0) return "notAwarded";
  if (!money) return "noValue";
  if (isPlaceholder(money)) return "placeholder";
  if (isMaximum(tender, result, money)) return "frameworkMaximum";
  return money.currency === "EUR" ? undefined : "foreignCurrency";
}

/** The amount repeats what may be spent at most, by the result (BT-118, BT-709) or by the call (BT-271). */
function isMaximum(tender: Tender, result: LotResult, money: Money): boolean {
  const lot = tender.lots.find(({ id }) => id === result.lotId);
  const maxima = [
    result.frameworkMaximum,
    lot?.values.frameworkMaximum,
    lot?.values.resultFrameworkMaximum,
    tender.values.frameworkMaximum,
    tender.values.resultFrameworkMaximum,
  ];
  return maxima.some((max) => max?.cents === money.cents && max.currency === money.currency);
}
