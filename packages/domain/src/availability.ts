import type { Feature } from "@tc/domain";

/** What the public pages tell of. `search` stands for everything that is open without a plan's right. */
export type Offered = Feature | "search" | "tenderChecks" | "trial" | "booking";

/**
 * What works today. Whatever is false carries "in Vorbereitung" on the public pages: advertising what cannot be had is
 * misleading (§ 5 UWG). Whoever finishes a feature sets its value to true, and changes nothing else here.
 */
const available: Readonly<Record<Offered, boolean>> = {
  search: true,
  agencyFit: true,
  budget: true,
  tenderChances: true,
  competition: true,
  marketComparison: true,
  summaries: false,
  monitoring: false,
  watchlist: false,
  playground: false,
  pipeline: false,
  agencyMatch: false,
  businessIntelligence: false,
  reports: false,
  api: false,
  tenderChecks: false,
  trial: true,
  booking: true,
};

export function isAvailable(offered: Offered): boolean {
  return available[offered];
}
