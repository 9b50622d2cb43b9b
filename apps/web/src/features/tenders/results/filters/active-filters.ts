import { agencySectorDefinitions, cpvDivisions, laender } from "@tc/domain";
import type { FilterName } from "@tc/domain";
import { formatDay, formatMoneyShort } from "../../../../platform/format/format";
import { levelWords, procedureWords, stateWords } from "../../../../platform/format/words";
import { shownField } from "./filters";
import type { FilterChange, Filters } from "./filters";

export interface ActiveFilter {
  readonly key: FilterKey;
  /** What is filtered: "Land" */
  readonly name: string;
  /** To what: "Bayern, Hessen" */
  readonly text: string;
  /** The change that takes it away. */
  readonly without: FilterChange;
}

interface FilterView {
  readonly name: string;
  /** Its parameters; both ends of a range are one filter on the screen. */
  readonly of: readonly FilterName[];
  /** undefined: not set */
  readonly text: (filters: Filters, names: FilterNames) => string | undefined;
}

/** The filters as the screen names them, in its order. */
export const filterViews = {
  q: { name: "Suche", of: ["q"], text: ({ q }) => (q.trim() === "" ? undefined : `„${q.trim()}“`) },
  state: {
    name: "Status",
    of: ["state"],
    text: ({ state }) => shortList(state.map((value) => stateWords[value])),
  },
  cpv: { name: "Branche", of: ["cpv"], text: ({ cpv }) => shortList(cpv.map(cpvName)) },
  region: { name: "Land", of: ["region"], text: ({ region }) => shortList(region.map(regionName)) },
  procedure: {
    name: "Verfahren",
    of: ["procedure"],
    text: ({ procedure }) => shortList(procedure.map((type) => procedureWords[type])),
  },
  level: {
    name: "Ebene",
    of: ["level"],
    text: ({ level }) => shortList(level.map((value) => levelWords[value])),
  },
  deadline: {
    name: "Frist",
    of: ["deadlineFrom", "deadlineTo"],
    text: ({ deadlineFrom, deadlineTo }) => range(deadlineFrom, deadlineTo, formatDay),
  },
  value: {
    name: "Wert",
    of: ["valueMin", "valueMax"],
    text: ({ valueMin, valueMax }) => range(valueMin, valueMax, euros),
  },
  fit: {
    name: "AgencyFit",
    of: ["fitMin"],
    text: ({ fitMin }) => (fitMin === null ? undefined : `ab ${fitMin}`),
  },
  chances: {
    name: "TenderChances",
    of: ["chancesMin"],
    text: ({ chancesMin }) => (chancesMin === null ? undefined : `ab ${chancesMin} %`),
  },
  offers: {
    name: "Angebote",
    of: ["offersMax"],
    text: ({ offersMax }) => (offersMax === null ? undefined : `höchstens ${offersMax}`),
  },
  contested: {
    name: "Wettbewerb",
    of: ["contested"],
    text: ({ contested }) => (contested === null ? undefined : contestedWords[contested]),
  },
  budget: {
    name: "Budget",
    of: ["budgetMin", "budgetMax"],
    text: ({ budgetMin, budgetMax }) => range(budgetMin, budgetMax, euros),
  },
  field: {
    name: "Ansicht",
    of: ["field"],
    text: (filters) => (shownField(filters) === "own" ? "Eure Branchen" : undefined),
  },
  mark: {
    name: "Markierung",
    of: ["mark"],
    text: ({ mark }) => (mark === null ? undefined : markFilterWords[mark]),
  },
  newSince: {
    name: "Neu",
    of: ["newSince"],
    text: ({ newSince }) => (newSince === null ? undefined : `seit ${formatDay(newSince)}`),
  },
  source: {
    name: "Quelle",
    of: ["source"],
    text: ({ source }, names) => shortList(source.map((id) => names.source?.(id) ?? id)),
  },
  buyer: {
    name: "Auftraggeber",
    of: ["buyer"],
    text: ({ buyer }, names) => (buyer === null ? undefined : (names.buyer ?? "ausgewählt")),
  },
} as const satisfies Record<string, FilterView>;
type FilterKey = keyof typeof filterViews;

/** The filters that are set, in the words of the screen. */
export function activeFilters(filters: Filters, names: FilterNames = {}): ActiveFilter[] {
  return (Object.keys(filterViews) as FilterKey[]).flatMap((key) => {
    const view: FilterView = filterViews[key];
    const text = view.text(filters, names);
    return text === undefined ? [] : [{ key, name: view.name, text, without: withoutAny(view) }];
  });
}

/** What holds nothing back where nothing in the address holds something back. */
const withoutFilter: FilterChange = { state: [], field: "all" };

/** The change that takes a filter away. */
function withoutAny({ of }: FilterView): FilterChange {
  return Object.fromEntries(of.map((name) => [name, withoutFilter[name] ?? null]));
}

export const contestedWords = {
  only: "nur besonders umkämpfte",
  without: "ohne besonders umkämpfte",
} as const satisfies Record<NonNullable<Filters["contested"]>, string>;

export const markFilterWords = {
  open: "alle außer abgelehnten",
  saved: "gemerkt",
  fits: "passt",
  misfit: "passt nicht",
  dismissed: "abgelehnt",
  all: "alle, auch abgelehnte",
} as const satisfies Record<NonNullable<Filters["mark"]>, string>;

interface FilterNames {
  buyer?: string | undefined;
  source?: (id: string) => string | undefined;
}

export function cpvName(code: string): string {
  if (code in agencySectorDefinitions)
    return agencySectorDefinitions[code as keyof typeof agencySectorDefinitions].label;
  return cpvDivisions[code] ?? `CPV ${code}`;
}

export function regionName(code: string): string {
  return laender[code as keyof typeof laender] ?? (code === "DE" ? "Bundesweit" : code);
}

/** "Bayern, Hessen +2" */
function shortList(words: readonly string[]): string | undefined {
  if (words.length === 0) return undefined;
  const shown = words.slice(0, 2).join(", ");
  return words.length > 2 ? `${shown} +${words.length - 2}` : shown;
}

function range<Value>(
  from: Value | null,
  to: Value | null,
  format: (value: Value) => string,
): string | undefined {
  if (from !== null && to !== null) return `${format(from)} – ${format(to)}`;
  if (from !== null) return `ab ${format(from)}`;
  return to === null ? undefined : `bis ${format(to)}`;
}

function euros(amount: number): string {
  return formatMoneyShort({ cents: Math.round(amount * 100), currency: "EUR" });
}
