import type { AssessmentSummary, TenderListItem } from "@tc/contract";
import { daysUntil, laender, moneyWords } from "@tc/domain";
import type { HitRow, Land, TenderState } from "@tc/domain";
import { countWords, momentWords } from "../look/german-words.ts";

/** Up to here a deadline stands in red pencil, as in the app. */
const soonDays = 7;
/** Procedures whose first deadline is for applications, not for offers */
const inStages: readonly (string | undefined)[] = [
  "restricted",
  "neg-w-call",
  "comp-dial",
  "innovation",
];

/** Open ones need no word, and the deadline says that a tender is expired. */
const stateWords: Readonly<Partial<Record<TenderState, string>>> = {
  planned: "Geplant",
  awarded: "Vergeben",
  cancelled: "Aufgehoben",
};

export interface TenderWords {
  /** "Stadt Musterhausen, Nordrhein-Westfalen" */
  readonly buyer: string;
  readonly state?: string;
  readonly deadline?: NonNullable<HitRow["deadline"]>;
  readonly value: string;
}

/** What every mail says of a tender: the same words for all members. */
export function tenderWords(
  item: TenderListItem,
  budget: AssessmentSummary["budget"],
  now: Date,
): TenderWords {
  const state = item.state === "expired" && !item.deadline ? "Abgelaufen" : stateWords[item.state];
  return {
    buyer: buyerWords(item),
    ...(state !== undefined && { state }),
    ...(item.deadline && { deadline: deadlineWords(item, item.deadline, now) }),
    value: valueWords(item, budget),
  };
}

function buyerWords({ buyer, land }: TenderListItem): string {
  const place = land === undefined ? buyer?.town : laender[land as Land];
  const names = [buyer?.name, place].filter((part) => part !== undefined);
  return names.length > 0 ? names.join(", ") : "Auftraggeber nicht genannt";
}

function deadlineWords(
  { procedure, state }: TenderListItem,
  { at, hasTime }: NonNullable<TenderListItem["deadline"]>,
  now: Date,
): NonNullable<HitRow["deadline"]> {
  const moment = new Date(at);
  const days = daysUntil(moment, now);
  const isPast = moment < now;
  const left = isPast ? "abgelaufen" : days === 0 ? "heute" : countWords(days, "Tag", "Tage");
  return {
    name: inStages.includes(procedure) ? "Frist" : "Abgabe",
    when: `${momentWords({ at: moment, hasTime })} (${left})`,
    isSoon: state === "open" && !isPast && days <= soonDays,
  };
}

function valueWords({ value }: TenderListItem, budget: AssessmentSummary["budget"]): string {
  if (budget?.kind === "estimate") return `etwa ${moneyWords(budget)}, geschätzt`;
  if (budget?.kind === "maximum") return `Höchstwert ${moneyWords(budget)}`;
  if (!budget) return "Wert nicht angegeben";
  return value?.kind === "estimated" ? `${moneyWords(budget)} Schätzwert` : moneyWords(budget);
}
