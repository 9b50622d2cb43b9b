import type { Feature } from "./tiers.ts";

/** What pages and plans tell of. `search` stands for everything that is open without a plan's right. */
export type Offered = Feature | "search" | "tenderChecks";

/**
 * What works today. Whatever is false stands under "Kommt als Nächstes" and nowhere else, on public pages, plans and
 * orders alike: advertising what cannot be had is misleading (§ 5 UWG). Whoever finishes a feature sets its value to
 * true, and changes nothing else here.
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
  watchlist: false,
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
