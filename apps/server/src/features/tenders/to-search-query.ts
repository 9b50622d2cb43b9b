import type { TenderListQuery } from "@tc/contract";
import { choiceFilters, filterNames, tenderFilters } from "@tc/domain";
import type { TenderFilter, TenderLimit } from "@tc/domain";
import type { AgencyField, Range, SearchQuery } from "@tc/search-engine";
import { berlinMidnight, nextBerlinMidnight } from "./berlin-midnight.ts";

/** What the list's own columns hold back; scores, marks and the plan's cap are another part. */
export function toSearchQuery(
  query: TenderListQuery,
  ownField?: AgencyField,
): Omit<SearchQuery, "assessment" | "after" | "nowMs"> {
  const text = query.q ?? "";
  return {
    text,
    choices: Object.fromEntries(
      choiceFilters.map((name) => [name, query[name] ?? []]),
    ) as unknown as SearchQuery["choices"],
    ranges: rangesOf(query),
    buyerId: query.buyer,
    ...(query.newSince !== undefined && { news: { after: Date.parse(query.newSince) / 1000 } }),
    ...(query.field === "own" && ownField && { field: ownField }),
    sort: query.sort ?? (text === "" ? "published" : "relevance"),
    limit: query.limit,
  };
}

/** The limits of a list in the units of the search: days become seconds, euros become cents. */
function rangesOf(query: TenderListQuery): SearchQuery["ranges"] {
  const ranges: Partial<Record<TenderLimit["of"], Range>> = {};
  for (const name of filterNames) {
    const filter: TenderFilter = tenderFilters[name];
    const value = query[name];
    if (value === undefined || !("of" in filter)) continue;
    ranges[filter.of] = { ...ranges[filter.of], [filter.end]: limitOf(filter, value) };
  }
  return ranges;
}

function limitOf({ kind, end }: TenderLimit, value: unknown): number {
  switch (kind) {
    case "day":
      // The last second of the last day.
      return end === "least"
        ? berlinMidnight(String(value))
        : nextBerlinMidnight(String(value)) - 1;
    case "euros":
      return Math.round(Number(value) * 100);
    default:
      return Number(value);
  }
}
