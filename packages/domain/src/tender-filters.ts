import { agencySectorNames } from "./agency-sectors.ts";
import type { Feature } from "./plans/tiers.ts";
import { procedureTypes, procurementLevels, tenderStates } from "./tender.ts";

/** Features whose numbers a list shows, filters and sorts by. */
export const listFeatures = [
  "agencyFit",
  "tenderChances",
  "competition",
  "budget",
] as const satisfies readonly Feature[];
export type ListFeature = (typeof listFeatures)[number];

/** One filter of the list of tenders. Its name is the parameter of the address and of the API. */
export type TenderFilter = {
  /** Only for agencies whose plan has it: a limit on a locked number would tell the number. */
  readonly feature?: ListFeature;
} & (
  | { readonly kind: "text"; readonly maxLength: number }
  /** Several of these values. */
  | { readonly kind: "choices"; readonly values: readonly string[] }
  /** Several codes of this form. */
  | { readonly kind: "codes"; readonly form: RegExp }
  | { readonly kind: "choice"; readonly values: readonly string[] }
  | { readonly kind: "id" }
  | { readonly kind: "moment" }
  | TenderLimit
);

/** One end of a range; both ends belong to it. */
export type TenderLimit = {
  /** What is measured. */
  readonly of: "deadline" | "value" | "fit" | "chances" | "offers" | "budget";
  readonly end: "least" | "most";
} & (
  | { readonly kind: "day" }
  | { readonly kind: "euros" | "number" | "integer"; readonly min: number; readonly max: number }
);

/** open: all but the dismissed ones */
export const markFilters = ["open", "saved", "fits", "misfit", "dismissed", "all"] as const;
export type MarkFilter = (typeof markFilters)[number];

const euros = { kind: "euros", min: 0, max: 1e12 } as const;
const percent = { kind: "integer", min: 0, max: 100 } as const;
const agencySectors = agencySectorNames.join("|");

/**
 * Every filter of the list, once. The contract makes its schema of this table, the web its address and query, the server
 * the plan's guard and the search.
 */
export const tenderFilters = {
  q: {
    kind: "text",
    maxLength: 300,
  },
  state: { kind: "choices", values: tenderStates },
  cpv: {
    kind: "codes",
    form: new RegExp(`^(\\d{2,8}|${agencySectors})$`),
  },
  region: {
    kind: "codes",
    form: /^DE[0-9A-Z]{0,3}$/,
  },
  procedure: { kind: "choices", values: procedureTypes },
  level: { kind: "choices", values: procurementLevels },
  source: { kind: "codes", form: /^[a-z0-9-]{1,40}$/ },
  deadlineFrom: {
    kind: "day",
    of: "deadline",
    end: "least",
  },
  deadlineTo: {
    kind: "day",
    of: "deadline",
    end: "most",
  },
  valueMin: {
    ...euros,
    of: "value",
    end: "least",
  },
  valueMax: {
    ...euros,
    of: "value",
    end: "most",
  },
  buyer: { kind: "id" },
  newSince: { kind: "moment" },
  fitMin: {
    ...percent,
    of: "fit",
    end: "least",
    feature: "agencyFit",
  },
  chancesMin: {
    ...percent,
    of: "chances",
    end: "least",
    feature: "tenderChances",
  },
  offersMax: {
    kind: "number",
    min: 1,
    max: 100,
    of: "offers",
    end: "most",
    feature: "competition",
  },
  contested: {
    kind: "choice",
    values: ["only", "without"],
    feature: "competition",
  },
  budgetMin: {
    ...euros,
    of: "budget",
    end: "least",
    feature: "budget",
  },
  budgetMax: {
    ...euros,
    of: "budget",
    end: "most",
    feature: "budget",
  },
  field: {
    kind: "choice",
    values: ["all", "own"],
  },
  mark: {
    kind: "choice",
    values: markFilters,
  },
} as const satisfies Record<string, TenderFilter>;

type Filters = typeof tenderFilters;
export type FilterName = keyof Filters;
type NameOfKind<Kind> = {
  [Name in FilterName]: Filters[Name]["kind"] extends Kind ? Name : never;
}[FilterName];

/** A filter that names several values of which a tender needs one. */
export type ChoiceFilter = NameOfKind<"choices" | "codes">;
/** What is limited by a least and a most. */
export type MeasureName = TenderLimit["of"];

export const filterNames = Object.keys(tenderFilters) as readonly FilterName[];
export const choiceFilters = filterNames.filter((name): name is ChoiceFilter =>
  ["choices", "codes"].includes(tenderFilters[name].kind),
);

/** The values that a list counts, each by the filter that chooses among them. */
export const tenderFacets = {
  state: "state",
  agencySector: "cpv",
  cpvDivision: "cpv",
  region: "region",
  procedure: "procedure",
  level: "level",
  source: "source",
} as const satisfies Record<string, ChoiceFilter>;
export type TenderFacet = keyof typeof tenderFacets;
export const facetNames = Object.keys(tenderFacets) as readonly TenderFacet[];

export const tenderSorts = [
  "relevance",
  "published",
  "deadline",
  "value",
  "fit",
  "chances",
  "competition",
  "budget",
] as const;
export type TenderSort = (typeof tenderSorts)[number];

/** Orders by a number that not every plan opens: they would tell it. */
export const sortFeatures: Readonly<Partial<Record<TenderSort, ListFeature>>> = {
  fit: "agencyFit",
  chances: "tenderChances",
  competition: "competition",
  budget: "budget",
};

/** The plan's features that a list with these parameters needs. */
export function neededFeatures(
  query: { readonly [Name in FilterName]?: unknown } & { readonly sort?: TenderSort | undefined },
): ListFeature[] {
  const needed = new Set(
    filterNames.map((name) => {
      const { feature }: TenderFilter = tenderFilters[name];
      return query[name] === undefined ? undefined : feature;
    }),
  );
  if (query.sort !== undefined) needed.add(sortFeatures[query.sort]);
  return listFeatures.filter((feature) => needed.has(feature));
}
