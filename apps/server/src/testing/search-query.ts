import type { SearchQuery } from "../features/search/index.ts";

/** A search that holds nothing back, but for what is given. */
export function searchQuery(given: Partial<SearchQuery> = {}): SearchQuery {
  return {
    text: "",
    cpv: [],
    regions: [],
    procedures: [],
    levels: [],
    states: [],
    sources: [],
    buyerId: undefined,
    deadlineFrom: undefined,
    deadlineBefore: undefined,
    minCents: undefined,
    maxCents: undefined,
    standing: undefined,
    sort: "relevance",
    limit: 30,
    after: undefined,
    nowMs: 0,
    ...given,
  };
}
