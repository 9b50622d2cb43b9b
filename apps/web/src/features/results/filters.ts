import type { tenderListQuery } from "@tc/contract";
import { markFilters, tenderSorts } from "@tc/contract";
import { agencyBranches, procedureTypes, procurementLevels, tenderStates } from "@tc/domain";
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

/** Text of a given form; anything else in the address is dropped as if it were not there. */
const matching = (form: RegExp) =>
  createParser({ parse: (text: string) => (form.test(text) ? text : null), serialize: String });
const listOf = (form: RegExp) => parseAsArrayOf(matching(form)).withDefault([]);
const day = createParser({
  parse: (text: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null,
  serialize: String,
});

/** The view in the address bar, so that it can be reloaded and shared. Names are those of the API. */
export const filterParsers = {
  q: parseAsString.withDefault(""),
  // Who looks for work wants what is still open; an empty list means every state.
  state: parseAsArrayOf(parseAsStringLiteral(tenderStates)).withDefault(["open"]),
  cpv: listOf(new RegExp(`^(\\d{2,8}|${Object.keys(agencyBranches).join("|")})$`)),
  region: listOf(/^DE[0-9A-Z]{0,3}$/),
  procedure: parseAsArrayOf(parseAsStringLiteral(procedureTypes)).withDefault([]),
  level: parseAsArrayOf(parseAsStringLiteral(procurementLevels)).withDefault([]),
  source: listOf(/^[a-z0-9-]{1,40}$/),
  deadlineFrom: day,
  deadlineTo: day,
  valueMin: parseAsFloat,
  valueMax: parseAsFloat,
  buyer: matching(/^[0-9a-f-]{36}$/i),
  fitMin: parseAsInteger,
  chancesMin: parseAsInteger,
  offersMax: parseAsInteger,
  contested: parseAsStringLiteral(["only", "without"]),
  budgetMin: parseAsFloat,
  budgetMax: parseAsFloat,
  mark: parseAsStringLiteral(markFilters),
  sort: parseAsStringLiteral(tenderSorts),
};
export type Filters = inferParserType<typeof filterParsers>;

export function useFilters() {
  return useQueryStates(filterParsers, { history: "replace" });
}

/** Everything off; the default state "offen" comes back with null. */
export const noFilters = {
  q: null,
  state: null,
  cpv: null,
  region: null,
  procedure: null,
  level: null,
  source: null,
  deadlineFrom: null,
  deadlineTo: null,
  valueMin: null,
  valueMax: null,
  buyer: null,
  fitMin: null,
  chancesMin: null,
  offersMax: null,
  contested: null,
  budgetMin: null,
  budgetMax: null,
  mark: null,
} satisfies Partial<Record<keyof Filters, null>>;

export type ListQuery = z.input<typeof tenderListQuery>;

const euros = [0, 1e12] as const;
const percent = [0, 100] as const;
/** What lies outside is dropped: the server would refuse the whole list. */
const bounds = {
  valueMin: euros,
  valueMax: euros,
  fitMin: percent,
  chancesMin: percent,
  offersMax: [1, 100],
  budgetMin: euros,
  budgetMax: euros,
} as const;

/** The filters as the API takes them; what is not set is left out. */
export function toListQuery(filters: Filters): ListQuery {
  const query: ListQuery = {};
  const q = filters.q.trim();
  if (q !== "") query.q = q.slice(0, 300);
  for (const key of ["state", "cpv", "region", "procedure", "level", "source"] as const) {
    if (filters[key].length > 0) query[key] = filters[key].join(",");
  }
  for (const key of ["deadlineFrom", "deadlineTo", "buyer"] as const) {
    const value = filters[key];
    if (value !== null) query[key] = value;
  }
  if (filters.contested !== null) query.contested = filters.contested;
  if (filters.mark !== null) query.mark = filters.mark;
  for (const key of Object.keys(bounds) as (keyof typeof bounds)[]) {
    const value = filters[key];
    const [least, most] = bounds[key];
    if (value !== null && value >= least && value <= most) query[key] = value;
  }
  // Relevance means nothing without words to be relevant to.
  if (filters.sort !== null && !(filters.sort === "relevance" && q === ""))
    query.sort = filters.sort;
  return query;
}
