import { isPlaceholder } from "@tc/domain";
import type { LotResult, Money, Tender } from "@tc/domain";

type Amounts = Pick<Tender, "values" | "lots" | "results">;

/** Net beside gross and options taken in explain less than double. */
const factor = 2;
/** An award far below what its lot was to cost is the price of one piece, or an hour's. */
const priceOfOne = 100;

/** True where a value and the range that the same notices give for it cannot both be right. */
export function hasValueOutOfRange(tender: Amounts): boolean {
  const { values, lots, results } = tender;
  return (
    isAbove(values.estimated, values.frameworkMaximum) ||
    isAbove(values.total, values.resultFrameworkMaximum) ||
    lots.some(
      (lot) =>
        isAbove(lot.values.estimated, lot.values.frameworkMaximum) ||
        (lot.kind !== "group" && isAbove(lot.values.estimated, values.estimated)),
    ) ||
    results.some((result) => isOutOfRange(result, tender))
  );
}

/** The value of one result against its offers (BT-710, BT-711), its framework maximum and its lot's estimate. */
export function isOutOfRange(result: LotResult, { lots }: Pick<Tender, "lots">): boolean {
  const { value, lowestValue, highestValue, frameworkMaximum } = result;
  const ofLot = lots.find(({ id }) => id === result.lotId)?.values;
  const expected = ofLot?.estimated ?? ofLot?.frameworkMaximum;
  return (
    // Several winners of a framework share the sum, which may pass the highest single offer.
    (result.winners.length <= 1 && isAbove(value, highestValue)) ||
    isAbove(lowestValue, value) ||
    isAbove(lowestValue, highestValue) ||
    isAbove(value, frameworkMaximum) ||
    isAbove(expected, value, priceOfOne) ||
    isAbove(value, ofLot?.estimated, priceOfOne)
  );
}

/** Only usable amounts of one currency are compared: a placeholder is out of every range and has its own flag. */
function isAbove(amount: Money | undefined, limit: Money | undefined, times = factor): boolean {
  return (
    amount !== undefined &&
    limit !== undefined &&
    !isPlaceholder(amount) &&
    !isPlaceholder(limit) &&
    amount.currency === limit.currency &&
    amount.cents > limit.cents * times
  );
}
