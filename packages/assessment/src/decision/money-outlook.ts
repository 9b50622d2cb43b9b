import { bidWorth } from "./bid-worth.ts";
import type { BidWorthInput } from "./bid-worth.ts";

/** What a bid may cost, and the share of the value that stays */
export type BidCost = Pick<BidWorthInput, "margin" | "costCents">;

/** covered: every one of the bids pays, also at the low end of its range · uncovered: not one does at its high end */
export type MoneyOutlook = "covered" | "uncovered" | "unclear";

/** Whether a bid pays, whichever of these it turns out to be. */
export function moneyOutlook(
  basis: Omit<BidWorthInput, keyof BidCost>,
  bids: readonly BidCost[],
): MoneyOutlook {
  const ranges = bids.map((bid) => bidWorth({ ...basis, ...bid }).expected);
  if (ranges.every(({ highCents }) => highCents < 0)) return "uncovered";
  return ranges.every(({ lowCents }) => lowCents > 0) ? "covered" : "unclear";
}
