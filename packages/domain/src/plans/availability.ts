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
  monitoring: true,
  watchlist: true,
  playground: true,
  pipeline: true,
  partnerGap: true,
  agencyMatch: false,
  businessIntelligence: true,
  retenders: true,
  reports: false,
  api: true,
  tenderChecks: true,
};

export function isAvailable(offered: Offered): boolean {
  return available[offered];
}
