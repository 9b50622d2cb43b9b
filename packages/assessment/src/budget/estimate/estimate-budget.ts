import type { Tender } from "@tc/domain";
import { belowThresholdCeiling } from "../../regime/eu-thresholds.ts";
import type { BudgetComparable, BudgetEstimate, MaximumBudget } from "./budget-estimate.ts";
import type { BudgetEstimator } from "./budget-estimator.ts";
import { budgetFeaturesOf, realLots } from "../model/budget-features.ts";
import { predictBudget, toEstimate } from "./predict-budget.ts";
import { publishedBudget, publishedMaximum } from "../stated/published-budget.ts";
import { quotedBudgets } from "../stated/quoted-budget.ts";

export interface BudgetContext {
  /** The caller's id of the tender: its own award is not compared with itself. */
  readonly tenderId?: string;
  /** The caller's key of the buyer, as in training */
  readonly buyer?: string;
  /** Similar awards the caller found, e.g. by meaning */
  readonly comparables?: readonly BudgetComparable[];
}

/** A sum of more estimates than these says nothing, and hostile notices name thousands. */
const maxLots = 100;

/**
 * What a tender is worth, in the order of truth: published value, framework maximum (named as such, with what is known
 * beneath it), amount quoted in the notice's text, estimate, or none. `estimator` undefined: no model has been trained.
 */
export function estimateBudget(
  estimator: BudgetEstimator | undefined,
  tender: Tender,
  context: BudgetContext = {},
): BudgetEstimate {
  const published = publishedBudget(tender);
  if (published) return published;
  const quoted = quotedBudgets(tender);
  const maximum = publishedMaximum(tender) ?? quoted.maximum;
  if (!maximum) return quoted.value ?? fromAwards(estimator, tender, context);
  const beneath = quoted.value ?? fromAwards(estimator, tender, context, maximum);
  return { kind: "maximum", ...maximum, beneath };
}

function fromAwards(
  estimator: BudgetEstimator | undefined,
  tender: Tender,
  { buyer, ...context }: BudgetContext,
  maximum?: Pick<MaximumBudget, "money">,
): MaximumBudget["beneath"] {
  if (!estimator) return { kind: "none", reason: "too-thin", n: 0 };
  const lots = realLots(tender);
  if (lots.length > maxLots) return { kind: "none", reason: "too-wide", n: 0 };
  const ceilingCents = ceilingOf(tender, maximum);
  const predictions = (lots.length > 0 ? lots : [undefined]).map((lot) =>
    predictBudget(estimator, budgetFeaturesOf(tender, lot, buyer), {
      ...context,
      ...(ceilingCents !== undefined && { ceilingCents }),
    }),
  );
  return toEstimate(predictions, {
    isExtrapolated: tender.level === "national",
    floorCents: floorOf(tender, ceilingCents),
  });
}

/**
 * A German buyer calls EU-wide for services because it expects more than the threshold (§ 106 GWB, 140,000 EUR and more).
 * Awards end lower now and then: 39 of the 41 whose lots are all published reach 100,000 EUR.
 */
const euWideServicesCents = 100_000_00;

function floorOf(tender: Tender, ceilingCents: number | undefined): number | undefined {
  const country = tender.buyers[0]?.country ?? "DEU";
  const isEuWide = tender.level === "eu" && tender.nature === "services" && country === "DEU";
  const isPossible = ceilingCents === undefined || ceilingCents > euWideServicesCents;
  return isEuWide && isPossible ? euWideServicesCents : undefined;
}

/** A national procedure stays below the EU threshold, a call-off below its framework's maximum. */
function ceilingOf(tender: Tender, maximum?: Pick<MaximumBudget, "money">): number | undefined {
  const country = tender.buyers[0]?.country ?? "DEU";
  const ceilings = [
    maximum?.money.currency === "EUR" ? maximum.money.cents : undefined,
    tender.level === "national" && country === "DEU"
      ? belowThresholdCeiling({
          day: tender.publishedOn ?? tender.updatedOn ?? "",
          nature: tender.nature,
          cpv: tender.cpv[0],
          legalBasis: tender.legalBasis,
        })
      : undefined,
  ].filter((ceiling) => ceiling !== undefined);
  return ceilings.length > 0 ? Math.min(...ceilings) : undefined;
}
