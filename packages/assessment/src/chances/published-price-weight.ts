import type { AwardCriterion, Lot } from "@tc/domain";

/** Shares that are written rounded may miss the hundred by so much. */
const rounding = 1;

/**
 * How many percent the price counts by the notice. Undefined where no criterion is weighed in percent; unclear where lots
 * differ, or where one of them tells not all of its weights or none of the price.
 */
export function publishedPriceWeight(
  lots: readonly Pick<Lot, "kind" | "awardCriteria">[],
): number | "unclear" | undefined {
  const ofLots = lots
    .filter(({ kind }) => kind !== "group")
    .map(({ awardCriteria }) => awardCriteria);
  const isInPercent = ({ weightUnit }: AwardCriterion) => weightUnit === "percent";
  if (!ofLots.some((criteria) => criteria.some(isInPercent))) return undefined;
  const [weight, ...others] = new Set(ofLots.map(priceWeightAmong));
  return weight === undefined || others.length > 0 ? "unclear" : weight;
}

/** Of a whole set of weights in percent */
function priceWeightAmong(criteria: readonly AwardCriterion[]): number | undefined {
  const sum = sumOf(criteria);
  if (sum === undefined || Math.abs(sum - 100) > rounding) return undefined;
  const weight = sumOf(criteria.filter(({ type }) => type === "price" || type === "cost"));
  // A price that weighs nothing is no award criterion, whatever the list says.
  return weight === 0 ? undefined : weight;
}

function sumOf(criteria: readonly AwardCriterion[]): number | undefined {
  let sum = 0;
  for (const { weight, weightUnit } of criteria) {
    if (weight === undefined || weightUnit !== "percent") return undefined;
    sum += weight;
  }
  return Math.round(sum * 100) / 100;
}
