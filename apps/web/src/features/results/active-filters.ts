import { agencyBranches, cpvDivisions, laender } from "@tc/domain";
import { formatDay, formatMoneyShort } from "../../platform/format";
import { levelWords, procedureWords, stateWords } from "../../platform/words";
import type { Filters } from "./filters";

export interface ActiveFilter {
  readonly key: string;
  /** What is filtered: "Land" */
  readonly name: string;
  /** To what: "Bayern, Hessen" */
  readonly text: string;
  /** The change that takes it away. */
  readonly without: Partial<{ [Key in keyof Filters]: Filters[Key] | null }>;
}

const allStates: Filters["state"] = [];

/** The filters that are set, in the words of the screen. */
export function activeFilters(filters: Filters, names: FilterNames = {}): ActiveFilter[] {
  const list: ActiveFilter[] = [];
  const add = (key: string, name: string, text: string, without: ActiveFilter["without"]) =>
    list.push({ key, name, text, without });

  if (filters.q.trim() !== "") add("q", "Suche", `„${filters.q.trim()}“`, { q: null });
  if (filters.state.length > 0) {
    add("state", "Status", shortList(filters.state.map((state) => stateWords[state])), {
      state: allStates,
    });
  }
  if (filters.cpv.length > 0)
    add("cpv", "Branche", shortList(filters.cpv.map(cpvName)), { cpv: null });
  if (filters.region.length > 0) {
    add("region", "Land", shortList(filters.region.map(regionName)), { region: null });
  }
  if (filters.procedure.length > 0) {
    add(
      "procedure",
      "Verfahren",
      shortList(filters.procedure.map((type) => procedureWords[type])),
      { procedure: null },
    );
  }
  if (filters.level.length > 0) {
    add("level", "Ebene", shortList(filters.level.map((level) => levelWords[level])), {
      level: null,
    });
  }
  const deadline = range(filters.deadlineFrom, filters.deadlineTo, formatDay, "bis");
  if (deadline !== undefined)
    add("deadline", "Frist", deadline, { deadlineFrom: null, deadlineTo: null });
  const value = range(filters.valueMin, filters.valueMax, euros, "bis");
  if (value !== undefined) add("value", "Wert", value, { valueMin: null, valueMax: null });
  if (filters.fitMin !== null) add("fit", "AgencyFit", `ab ${filters.fitMin}`, { fitMin: null });
  if (filters.chancesMin !== null)
    add("chances", "TenderChances", `ab ${filters.chancesMin} %`, { chancesMin: null });
  if (filters.offersMax !== null)
    add("offers", "Angebote", `höchstens ${filters.offersMax}`, { offersMax: null });
  if (filters.contested !== null)
    add("contested", "Wettbewerb", contestedWords[filters.contested], { contested: null });
  const budget = range(filters.budgetMin, filters.budgetMax, euros, "bis");
  if (budget !== undefined) add("budget", "Budget", budget, { budgetMin: null, budgetMax: null });
  if (filters.mark !== null)
    add("mark", "Markierung", markFilterWords[filters.mark], { mark: null });
  if (filters.source.length > 0) {
    const sources = filters.source.map((id) => names.source?.(id) ?? id);
    add("source", "Quelle", shortList(sources), { source: null });
  }
  if (filters.buyer !== null) {
    add("buyer", "Auftraggeber", names.buyer ?? "ausgewählt", { buyer: null });
  }
  return list;
}

const contestedWords = {
  only: "nur besonders umkämpfte",
  without: "ohne besonders umkämpfte",
} as const;

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
  if (code in agencyBranches) return agencyBranches[code as keyof typeof agencyBranches].label;
  return cpvDivisions[code] ?? `CPV ${code}`;
}

export function regionName(code: string): string {
  return laender[code as keyof typeof laender] ?? (code === "DE" ? "Bundesweit" : code);
}

/** "Bayern, Hessen +2" */
function shortList(words: readonly string[]): string {
  const shown = words.slice(0, 2).join(", ");
  return words.length > 2 ? `${shown} +${words.length - 2}` : shown;
}

function range<Value>(
  from: Value | null,
  to: Value | null,
  format: (value: Value) => string,
  until: string,
): string | undefined {
  if (from !== null && to !== null) return `${format(from)} – ${format(to)}`;
  if (from !== null) return `ab ${format(from)}`;
  return to === null ? undefined : `${until} ${format(to)}`;
}

function euros(amount: number): string {
  return formatMoneyShort({ cents: Math.round(amount * 100), currency: "EUR" });
}
