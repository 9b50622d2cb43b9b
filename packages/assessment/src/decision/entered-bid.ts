import { assumedBids } from "./bid-assumptions.ts";
import type { BidValue } from "./bid-worth.ts";
import type { BidCost } from "./money-outlook.ts";
import { socialContribution } from "./social-contribution.ts";

/** What an agency entered of its own bid; an absent part is our assumption. */
export interface EnteredBid {
  readonly hours?: number | undefined;
  readonly hourlyCostCents?: number | undefined;
  /** Work of people outside the agency */
  readonly externalCents?: number | undefined;
  /** Paid by the buyer for the pitch */
  readonly feeCents?: number | undefined;
  readonly marginPercent?: number | undefined;
  readonly valueCents?: number | undefined;
}

export function isEntered(entered: EnteredBid): boolean {
  return Object.values(entered).some((figure) => figure !== undefined);
}

/** What a bid costs beside the agency's own hours: people outside with their contribution, less what the buyer pays. */
export function costBesideHours({ externalCents = 0, feeCents = 0 }: EnteredBid, year: number) {
  const { percent, year: rateYear } = socialContribution(year);
  const cents = Math.round((externalCents * percent) / 100);
  return {
    externalCents,
    contribution: { percent, year: rateYear, cents },
    feeCents,
    sumCents: externalCents + cents - feeCents,
  };
}

/** A quick bid and a laborious one, each with what the agency entered in place of our assumption. */
export function assumedBidsWith(entered: EnteredBid, year: number): BidCost[] {
  const { sumCents } = costBesideHours(entered, year);
  return assumedBids.map(({ margin, bidHours, hourlyCostCents }) => {
    const hours = entered.hours ?? bidHours;
    const cents = entered.hourlyCostCents ?? hourlyCostCents;
    return {
      margin: entered.marginPercent === undefined ? margin : entered.marginPercent / 100,
      costCents: Math.round(hours * cents) + sumCents,
    };
  });
}

/** Whether a value is our estimate, which has a range; what somebody stated or entered has none. */
export function isEstimated({ lowCents, highCents }: BidValue): boolean {
  return lowCents < highCents;
}

/** The value that the agency entered; else the one that is known. */
export function valueWith(
  { valueCents: cents }: EnteredBid,
  value: BidValue | undefined,
): BidValue | undefined {
  return cents === undefined ? value : { lowCents: cents, medianCents: cents, highCents: cents };
}
