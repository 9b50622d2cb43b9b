import { germanMoment } from "@tc/documents";
import { bidDeadlines, lotName, urgentAt } from "@tc/domain";
import type { Deadline, Lot, Tender } from "@tc/domain";

/** The last day on which a bidder can act: a deadline at 00:00 ends the day before. */
export function lastDay(deadline: Deadline): string {
  return germanMoment({ at: urgentAt(deadline), hasTime: deadline.hasTime }).date;
}

/** Undefined where the notice tells no deadline. */
export function lastOfferDay(tender: Tender): string | undefined {
  const last = bidDeadlines(tender).at(-1);
  return last && lastDay(last);
}

/** Notices write fillers of thousands of years. */
const longestBindingDays = 730;

/** The longest of the lots, with its lot; undefined where the notice tells none that can be meant. */
export function bindingOf({ lots }: Tender): { lotId: string; days: number } | undefined {
  return lots
    .map(({ id, bindingDays = 0 }) => ({ lotId: id, days: bindingDays }))
    .filter(({ days }) => days > 0 && days <= longestBindingDays)
    .toSorted((a, b) => b.days - a.days)[0];
}

/** What one lot says */
export interface LotWords {
  readonly lotId: string;
  readonly words: string;
}

const namedLots = 3;

/** Equal words of several lots stand once; where they do not hold for all lots they name theirs: "Los 1, Los 2: …". */
export function wordsByLot<Item extends LotWords>(
  items: readonly Item[],
  allLots: readonly Lot[],
): (Item & { readonly name: string; readonly lots: readonly string[] })[] {
  const lotCount = allLots.filter(({ kind }) => kind !== "group").length;
  return Array.from(Map.groupBy(items, ({ words }) => words).values(), (equal) => {
    const [first] = equal;
    const ids = new Set(equal.map(({ lotId }) => lotId));
    if (!first) return [];
    const lots = lotCount > 1 ? Array.from(ids, lotName) : [];
    return [{ ...first, lots, name: withLots(first.words, [...ids], lotCount) }];
  }).flat();
}

function withLots(words: string, ids: readonly string[], lotCount: number): string {
  if (ids.length >= lotCount) return words;
  return `${lotList(ids.map(lotName))}: ${words}`;
}

/** "Los 1, Los 2, Los 3 und 4 weitere" */
export function lotList(names: readonly string[]): string {
  const more = names.length > namedLots ? ` und ${names.length - namedLots} weitere` : "";
  return `${names.slice(0, namedLots).join(", ")}${more}`;
}

/** The same for a document's lot, which is one or none. */
export function withLot(words: string, lot: string | undefined): string {
  return lot === undefined ? words : `${lotName(lot)}: ${words}`;
}
