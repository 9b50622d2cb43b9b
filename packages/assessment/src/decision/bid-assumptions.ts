export interface BidAssumption {
  /** Share of the value that stays, 0 … 1. */
  readonly margin: number;
  readonly bidHours: number;
  readonly hourlyCostCents: number;
}

/**
 * Where an agency entered no figures of its own, a Go must hold for a laborious bid on thin margin, and a No-Go for cost
 * even for a quick one on a good margin. The sentence names them; between the two only the agency can tell.
 */
export const laborious: BidAssumption = { margin: 0.1, bidHours: 120, hourlyCostCents: 10_000 };
export const quick: BidAssumption = { margin: 0.2, bidHours: 40, hourlyCostCents: 8_000 };
export const assumedBids = [quick, laborious] as const;

/** What a calculation begins with, between the two */
export const usualBid: BidAssumption = { margin: 0.15, bidHours: 60, hourlyCostCents: 9_000 };
