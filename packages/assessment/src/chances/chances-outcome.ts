import type { AgencyInput } from "./agency-part.ts";

/** How one bid ended, with what was known and said when it was made. A tender not bid for is no outcome. */
export interface ChancesOutcome extends AgencyInput {
  /** E[1/(N+1)] then. */
  readonly baseline: number;
  /** The chance said then. */
  readonly p: number;
  readonly won: boolean;
  /** Day of the bid, YYYY-MM-DD */
  readonly day: string;
}

/** Oldest first; of one day in an order that does not depend on how they came. */
export function sortOutcomes(outcomes: readonly ChancesOutcome[]): ChancesOutcome[] {
  return outcomes
    .map((outcome) => ({ outcome, key: `${outcome.day} ${JSON.stringify(outcome)}` }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ outcome }) => outcome);
}
