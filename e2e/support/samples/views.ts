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

/** The first five open ones that are no results of the query. */
export function sampleNearest(
  all: readonly TenderListItem[],
  query: URLSearchParams,
  parts: SampleParts,
): Nearest {
  const results = sampleList(all, query, parts);
  const resultIds = new Set(results.items.map(({ id }) => id));
  const open = sampleList(all, new URLSearchParams({ state: "open" }), parts);
  const items = open.items.filter(({ id }) => !resultIds.has(id)).slice(0, 5);
  const { assessments, access, fitWeights } = open;
  const isWithinFilters = results.total > 0;
  return { items, assessments, access, fitWeights, basis: "words", isWithinFilters };
}
