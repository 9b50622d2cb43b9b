import type { SharedServices } from "./services/shared-services.ts";

/** What one agency has in common with one tender, before it is weighed. Reused for every pair: nothing is allocated. */
export interface PairScratch {
  /** f1 to f7 in [0, 1] */
  readonly features: Float64Array;
  /** Per feature the share that is unknown, 0 to 1 */
  readonly unknown: Float64Array;
  /** Likeness of the best reference; 0 without references */
  bestLikeness: number;
  bestReference: number;
  readonly shared: SharedServices;
  /** Rank of each reference among random pairs, only the first `agency.references.length` count */
  ranks: Float64Array;
}

export function createScratch(): PairScratch {
  return {
    features: new Float64Array(7),
    unknown: new Float64Array(7),
    bestLikeness: 0,
    bestReference: -1,
    shared: { titles: 0, text: 0, namedTitles: 0, namedText: 0 },
    ranks: new Float64Array(16),
  };
}
