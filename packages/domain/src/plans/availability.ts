import type { Feature } from "./tiers.ts";

/** What pages and plans tell of. `search` stands for everything that is open without a plan's right. */
export type Offered = Feature | "search" | "tenderChecks";

/**
 * What works today; advertising what cannot be had is misleading (§ 5 UWG). What is false stands under "Kommt als
 * Nächstes", marked "(angekündigt)" in the terms, and on the empty page of the pipeline.
 */
const available: Readonly<Record<Offered, boolean>> = {
  search: true,
  agencyFit: true,
  budget: true,
  tenderChances: true,
  competition: true,
  marketComparison: true,
  summaries: true,
  monitoring: false,
  watchlist: true,
  playground: true,
  pipeline: false,
  agencyMatch: false,
  businessIntelligence: false,
  reports: false,
  api: false,
  tenderChecks: true,
};

export function isAvailable(offered: Offered): boolean {
  return available[offered];
}
