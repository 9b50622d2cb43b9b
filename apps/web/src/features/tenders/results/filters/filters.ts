import type { tenderListQuery } from "@tc/contract";
import { filterNames, tenderFilters, tenderSorts } from "@tc/domain";
import type { FilterName, TenderFilter } from "@tc/domain";
import {
  createParser,
  parseAsArrayOf,
  parseAsFloat,
  parseAsInteger,
  parseAsStringLiteral,
  parseAsString,
  useQueryStates,
} from "nuqs";
import type { inferParserType } from "nuqs";
import type { z } from "zod";

/** Text of a given form, perhaps a day or moment of the calendar; anything else in the address is dropped. */
const matching = (form: RegExp, isTime = false) =>
  createParser({
    parse: (text: string) =>
      form.test(text) && !(isTime && Number.isNaN(Date.parse(text))) ? text : null,
    serialize: String,
  });
const uuid = /^[0-9a-f-]{36}$/i;

/** How each kind of filter stands in the address. */
const parsers = {
  text: () => parseAsString.withDefault(""),
  choices: <Value extends string>({ values }: { readonly values: readonly Value[] }) =>
    parseAsArrayOf(parseAsStringLiteral(values)).withDefault([]),
  codes: ({ form }: { readonly form: RegExp }) => parseAsArrayOf(matching(form)).withDefault([]),
  choice: <Value extends string>({ values }: { readonly values: readonly Value[] }) =>
    parseAsStringLiteral(values),
  id: () => matching(uuid),
  day: () => matching(/^\d{4}-\d{2}-\d{2}$/, true),
  moment: () => matching(/T.+Z$/, true),
  number: () => parseAsFloat,
  integer: () => parseAsInteger,
  euros: () => parseAsFloat,
};

type ParserOf<Filter extends TenderFilter> = Filter extends {
  kind: "choices";
  values: readonly (infer Value extends string)[];
}
  ? ReturnType<typeof parsers.choices<Value>>
  : Filter extends { kind: "choice"; values: readonly (infer Value extends string)[] }
    ? ReturnType<typeof parsers.choice<Value>>
    : ReturnType<(typeof parsers)[Exclude<Filter["kind"], "choices" | "choice">]>;

function parserOf(filter: TenderFilter) {
  switch (filter.kind) {
    case "choices":
      return parsers.choices(filter);
    case "choice":
      return parsers.choice(filter);
    case "codes":
      return parsers.codes(filter);
    default:
      return parsers[filter.kind]();
  }
}

const derivedParsers = Object.fromEntries(
  filterNames.map((name) => [name, parserOf(tenderFilters[name])]),
  // `parserOf` answers by kind what `ParserOf` says.
) as unknown as { [Name in FilterName]: ParserOf<(typeof tenderFilters)[Name]> };

/** The view in the address bar, so that it can be reloaded and shared. Names are those of the API. */
export const filterParsers = {
  ...derivedParsers,
  // Who looks for work wants what is still open; an empty list means every state.
  state: parsers.choices(tenderFilters.state).withDefault(["open"]),
  sort: parseAsStringLiteral(tenderSorts),
};
export type Filters = inferParserType<typeof filterParsers>;
/** What becomes of some filters; null takes one away. */
export type FilterChange = Partial<{ [Name in keyof Filters]: Filters[Name] | null }>;

export function useFilters() {
  return useQueryStates(filterParsers, { history: "replace" });
}

/** Everything off; the default state "offen" comes back with null. */
export const noFilters = Object.fromEntries(filterNames.map((name) => [name, null])) as Record<
  FilterName,
  null
>;

/** The filters after a change. What is taken away holds nothing back, not even what is held back by default. */
export function changeFilters(filters: Filters, change: FilterChange): Filters {
  const changed = Object.entries(change).map(([name, value]) => [
    name,
    value ?? nothing(tenderFilters[name as FilterName]),
  ]);
  return { ...filters, ...(Object.fromEntries(changed) as Partial<Filters>) };
}

function nothing({ kind }: TenderFilter): "" | [] | null {
  if (kind === "text") return "";
  return kind === "choices" || kind === "codes" ? [] : null;
}

/**
 * Which tenders a list begins with: those in the agency's field, unless the address names marks, codes or a buyer, or
 * says otherwise.
 */
export function shownField({ field, mark, contested, cpv, buyer }: Filters): "own" | "all" {
  const isNamed = mark !== null || contested !== null || cpv.length > 0 || buyer !== null;
  return field ?? (isNamed ? "all" : "own");
}

export type ListQuery = z.input<typeof tenderListQuery>;

/** The filters as the API takes them; what is not set is left out. */
export function toListQuery(filters: Filters): ListQuery {
  const query: ListQuery = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = parameter(tenderFilters[name], filters[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
  if (shownField(filters) === "own") query.field = "own";
  else delete query.field;
  // Relevance means nothing without words to be relevant to.
  if (filters.sort !== null && !(filters.sort === "relevance" && query.q === undefined))
    query.sort = filters.sort;
  return query;
}

/** The value of a filter as a parameter; a number that the server would refuse the whole list for is dropped. */
function parameter(filter: TenderFilter, value: Filters[FilterName]): string | number | undefined {
  if (Array.isArray(value)) return value.length > 0 ? value.join(",") : undefined;
  if (typeof value === "number" && "min" in filter)
    return value >= filter.min && value <= filter.max ? value : undefined;
  if (filter.kind === "text" && typeof value === "string")
    return value.trim().slice(0, filter.maxLength) || undefined;
  return value ?? undefined;
}
