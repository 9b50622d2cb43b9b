import type { ExtractItem } from "@tc/contract";
import { isHardToRead } from "../certainty";
import { itemKey } from "../../../platform/documents/quote-address";
import { placeKey } from "../../../platform/documents/places";
import { valueWords } from "./value-words";
import type { StatedItem, ValueWords } from "./value-words";

/** Words of a document, with every place where exactly they stand */
export interface Evidence {
  readonly quote: string;
  readonly items: readonly ExtractItem[];
}

/** What documents say in one or several places */
export interface Statement {
  readonly key: string;
  readonly words: ValueWords;
  /** The first of those that say it */
  readonly item: StatedItem;
  /** Nobody read it surely. */
  readonly isDoubtful: boolean;
  /** A language model alone named it. */
  readonly isByModel: boolean;
  readonly evidence: readonly Evidence[];
}

/** A statement, or several that contradict each other */
export interface ExtractRow {
  readonly key: string;
  readonly voices: readonly Statement[];
  readonly isContradicted: boolean;
}

/** Equal items make one statement; those that contradict each other stand side by side. */
export function rowsOf(items: readonly StatedItem[]): ExtractRow[] {
  const rows = Map.groupBy(statementsOf(items), ({ key, item }) =>
    item.state === "contradicted" ? subjectOf(item) : key,
  );
  return Array.from(rows, ([key, voices]) => ({
    key,
    voices,
    isContradicted: voices.some(({ item }) => item.state === "contradicted"),
  }));
}

function statementsOf(items: readonly StatedItem[]): Statement[] {
  const groups = Map.groupBy(items, statementKey);
  return Array.from(groups, ([key, equal]): Statement[] => {
    const [item] = equal;
    if (!item) return [];
    const words = valueWords(item);
    return [
      {
        key,
        words,
        item,
        isDoubtful: equal.every(({ confidence }) => isHardToRead(confidence)),
        isByModel: equal.every(({ byModel }) => byModel),
        evidence: evidenceOf(equal, words.value !== undefined),
      },
    ];
  }).flat();
}

function subjectOf({ type, kind, lot = "" }: StatedItem): string {
  return JSON.stringify([type, kind, lot]);
}

function statementKey(item: StatedItem): string {
  const notice = item.type === "deadline" ? item.notice : undefined;
  return JSON.stringify([subjectOf(item), valueWords(item), item.state, notice]);
}

/**
 * A value is proven by the quote that names it first, and stands at all places. Without a value the words are all there
 * is, so each of them is shown.
 */
function evidenceOf(items: readonly StatedItem[], hasValue: boolean): Evidence[] {
  if (hasValue) return [{ quote: items[0]?.quote ?? "", items: atOtherPlaces(items) }];
  const quotes = Map.groupBy(items, ({ quote }) => quote.replaceAll(/\s+/g, " ").trim());
  return Array.from(quotes.values(), (equal) => ({
    quote: equal[0]?.quote ?? "",
    items: atOtherPlaces(equal),
  }));
}

/** Each place once: two chips of one name would lead to the same page. */
export function atOtherPlaces<Item extends ExtractItem>(items: readonly Item[]): Item[] {
  const places = new Map<string, Item>();
  for (const item of items) {
    const key = `${item.documentId} ${placeKey(item.place)} ${item.cell ?? ""}`;
    if (!places.has(key)) places.set(key, item);
  }
  return [...places.values()];
}

/** Whether the quote that is looked up belongs to it */
export function includesItem(evidence: readonly Evidence[], key: string | undefined): boolean {
  return evidence.some(({ items }) => items.some((item) => itemKey(item) === key));
}
