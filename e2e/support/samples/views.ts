import type { countTenderViews, nearestTenders, TenderListItem } from "@tc/contract";
import { sampleList } from "./list.ts";
import type { SampleParts } from "./list.ts";

type Views = (typeof countTenderViews)["response"]["_zod"]["input"];
type Nearest = (typeof nearestTenders)["response"]["_zod"]["input"];

export function sampleViews(
  all: readonly TenderListItem[],
  query: URLSearchParams,
  parts: SampleParts,
): Views {
  const count = (change: Record<string, string>) =>
    sampleList(all, new URLSearchParams({ ...Object.fromEntries(query), ...change }), parts).total;
  return {
    ...(parts.hasField && { own: count({ field: "own" }) }),
    all: count({}),
    ...(parts.access.lockedCompetition === undefined && {
      contested: count({ contested: "only" }),
    }),
    regions: parts.hasField ? ["DE2", "DE9"] : [],
  };
}

/** The first five open ones. */
export function sampleNearest(all: readonly TenderListItem[], parts: SampleParts): Nearest {
  const query = new URLSearchParams({ state: "open", limit: "5" });
  const { items, assessments, access, fitWeights } = sampleList(all, query, parts);
  return { items, assessments, access, fitWeights, basis: "words", isWithinFilters: false };
}
