import { isPlaceholder } from "@tc/domain";
import type { Money, Tender } from "@tc/domain";
import { realLots } from "../model/budget-features.ts";
import type { MaximumBudget, PublishedBudget } from "../estimate/budget-estimate.ts";

/**
 * The value a buyer published: of what was awarded, else of the call. A filler and an amount that repeats a framework
 * maximum are none.
 */
export function publishedBudget(tender: Tender): PublishedBudget | undefined {
  const { values, stage } = tender;
  const maxima = maximaOf(tender);
  const usable = (money: Money | undefined): Money | undefined =>
    money && !isPlaceholder(money) && !maxima.some((max) => isSame(max, money)) ? money : undefined;
  if (stage === "awarded") {
    const total = usable(values.total);
    if (total) return { kind: "published", money: total, source: "total" };
    const won = tender.results.filter(
      ({ outcome }) => outcome === undefined || outcome === "selec-w",
    );
    const awards = sumOf(won.map(({ value }) => usable(value)));
    if (awards) return { kind: "published", money: awards, source: "awards" };
  }
  const estimated = usable(values.estimated);
  if (estimated) return { kind: "published", money: estimated, source: "estimated" };
  if (values.estimated && !isPlaceholder(values.estimated)) return undefined;
  const lots = sumOf(realLots(tender).map((lot) => usable(lot.values.estimated)));
  return lots && { kind: "published", money: lots, source: "lotEstimates" };
}

/** The most that may be called off, by the call (BT-271) or by the result (BT-118, BT-709). */
export function publishedMaximum(
  tender: Tender,
): Pick<MaximumBudget, "money" | "source"> | undefined {
  const usable = (money: Money | undefined): Money | undefined =>
    money && !isPlaceholder(money) ? money : undefined;
  const { frameworkMaximum, resultFrameworkMaximum } = tender.values;
  const ofTender = usable(frameworkMaximum);
  if (ofTender) return { money: ofTender, source: "frameworkMaximum" };
  const ofLots = sumOf(realLots(tender).map((lot) => usable(lot.values.frameworkMaximum)));
  if (ofLots) return { money: ofLots, source: "lotMaxima" };
  const ofResult = usable(resultFrameworkMaximum);
  return ofResult && { money: ofResult, source: "resultFrameworkMaximum" };
}

function maximaOf(tender: Tender): Money[] {
  return [
    tender.values.frameworkMaximum,
    tender.values.resultFrameworkMaximum,
    ...tender.lots.flatMap(({ values }) => [
      values.frameworkMaximum,
      values.resultFrameworkMaximum,
    ]),
    ...tender.results.map(({ frameworkMaximum }) => frameworkMaximum),
  ].filter((money) => money !== undefined);
}

function isSame(a: Money, b: Money): boolean {
  return a.cents === b.cents && a.currency === b.currency;
}

/** Only where every part is known and all share a currency; a partial sum would be too low. */
export function sumOf(parts: readonly (Money | undefined)[]): Money | undefined {
  const [first] = parts;
  if (!first) return undefined;
  let cents = 0;
  for (const part of parts) {
    if (!part || part.currency !== first.currency) return undefined;
    cents += part.cents;
  }
  return Number.isSafeInteger(cents) ? { cents, currency: first.currency } : undefined;
}
