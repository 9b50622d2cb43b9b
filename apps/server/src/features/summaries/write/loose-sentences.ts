import type { SummaryStatement } from "@tc/contract";
import { documentDeadlineNames } from "@tc/domain";
import { criterionWords, currentItems, quotesOf, withLot } from "../../tender-checks/index.ts";
import type { FoundInput } from "../../tender-checks/index.ts";

type Sentence = Pick<SummaryStatement, "text" | "quotes" | "note">;

/**
 * Deadlines without a day, such as "6 Kalendertage nach der Öffnung", in the document's words; none of a kind that has a
 * day elsewhere.
 */
export function undatedDeadlines(input: FoundInput): Sentence[] {
  const all = currentItems(input, "deadline");
  const dated = new Set<string>([
    ...input.tender.lots.flatMap(({ deadlines }) => deadlines.map(({ kind }) => kind)),
    ...all.filter(({ date }) => date !== undefined).map(({ kind }) => kind),
  ]);
  const items = all.filter(({ kind }) => !dated.has(kind));
  const byWords = Map.groupBy(items, ({ kind, lot, quote }) =>
    withLot(`${documentDeadlineNames[kind]}: ${quote.replaceAll(/\s+/g, " ").trim()}`, lot),
  );
  return Array.from(byWords, ([text, equal]) => ({
    text,
    quotes: quotesOf(equal.slice(0, 1), input),
  }));
}

const shownCriteria = 6;

/** Award criteria of documents whose weights do not add up, of each lot in one sentence. */
export function looseCriteria(input: FoundInput): Sentence[] {
  const items = currentItems(input, "award-criterion").filter(({ parent }) => parent === undefined);
  const byLot = Map.groupBy(items, ({ lot = "" }) => lot);
  return Array.from(byLot, ([lot, criteria]) => {
    const byWords = new Map(criteria.toReversed().map((item) => [criterionWords(item), item]));
    const words = [...byWords.keys()].toReversed();
    const more = words.length > shownCriteria ? " …" : "";
    return {
      text: withLot(`${words.slice(0, shownCriteria).join(", ")}${more}`, lot || undefined),
      quotes: quotesOf([...byWords.values()].toReversed(), input),
      note: "Unvollständig gelesen, bitte prüfen.",
    };
  });
}
