import type { MissedHit, SavedQuery } from "@tc/contract";
import { choiceFilters, filterNames } from "@tc/domain";
import type { FilterName } from "@tc/domain";
import { filterParsers, toListQuery } from "../filters/filters";
import type { Filters } from "../filters/filters";

/** The filters as a saved search keeps them. The order is always among them: a browser's preference must not change it. */
export function toSavedQuery(filters: Filters): SavedQuery {
  // A search stays; the moment since which somebody looked for news does not.
  const { newSince: _newSince, ...query } = toListQuery(filters);
  const sort = query.sort ?? (query.q === undefined ? "published" : "relevance");
  const entries = Object.entries({ ...query, sort }).map(([name, value]) => [name, String(value)]);
  // Each is a filter's name with a value of the address.
  return Object.fromEntries(entries) as SavedQuery;
}

/** All filters as a saved search has them; what it does not name holds nothing back. */
export function toFilters(query: SavedQuery): Filters {
  const entries = [...filterNames, "sort" as const].map((name) => {
    const { [name]: text } = query;
    const parser = filterParsers[name];
    const nothing = name === "q" ? "" : isChoice(name) ? [] : null;
    return [name, text === undefined ? nothing : (parser.parse(text) ?? nothing)];
  });
  const filters = Object.fromEntries(entries) as Filters;
  return { ...filters, field: filters.field ?? "all" };
}

/** The filters with the one change that brings a missed tender in */
export function loosenedBy(filters: Filters, { loosened }: Pick<MissedHit, "loosened">): Filters {
  const query = { ...toSavedQuery(filters), ...loosened };
  const kept = Object.entries(query).filter(([, value]) => value !== null);
  // What is left are filters' names with values of the address.
  return toFilters(Object.fromEntries(kept) as SavedQuery);
}

/** Whether both find the same in the same order */
export function isSameQuery(a: SavedQuery, b: SavedQuery): boolean {
  const canonical = (query: SavedQuery) =>
    JSON.stringify(
      Object.entries(toSavedQuery(toFilters(query))).toSorted(([a], [b]) => a.localeCompare(b)),
    );
  return canonical(a) === canonical(b);
}

/** Whether something was asked for beyond what the list begins with */
export function isWorthSaving(filters: Filters): boolean {
  const { state, field: _field, sort: _sort, ...rest } = toListQuery(filters);
  return state !== "open" || Object.keys(rest).length > 0;
}

/** False for a link to a saved search by its id alone */
export function hasFilters(address: string): boolean {
  const parameters = new URLSearchParams(address);
  return [...filterNames, "sort"].some((name) => parameters.has(name));
}

const isChoice = (name: FilterName | "sort") => choiceFilters.some((choice) => choice === name);
