import { markContradictions } from "../agreement/mark-contradictions.ts";
import { statementOf } from "../agreement/statement-of.ts";
import type { DocumentText, Place } from "../document-text.ts";
import type { AwardCriterionItem, DocumentItem } from "../items/document-item.ts";
import { comparableText } from "../quotes/canonical.ts";

/** A hostile answer may name one fact many times, each time with other words of the page. */
const maxOfAType = 60;

/**
 * The items of the rules with what a model says besides them. What both say is the rules' item; where they differ, both
 * stand there as contradicted. An item of the rules never goes.
 */
export function mergeItems(
  byRules: readonly DocumentItem[],
  byModel: readonly DocumentItem[],
  documents: readonly DocumentText[],
): DocumentItem[] {
  const keys = new Set(byRules.map(keyOf));
  const counts = new Map<string, number>();
  const others = byModel.filter((item) => {
    const key = keyOf(item);
    const count = counts.get(item.type) ?? 0;
    if (keys.has(key) || count >= maxOfAType) return false;
    keys.add(key);
    counts.set(item.type, count + 1);
    return true;
  });
  const allItems = [...byRules, ...withCompleteSets(byRules, others)];
  return markContradictions(inOrder(allItems, documents), documents);
}

/** What an item says, wherever in its document */
function keyOf(item: DocumentItem): string {
  const statement = statementOf(item);
  const time = item.type === "deadline" ? item.time : undefined;
  const { file, lot } = item;
  if (statement) return JSON.stringify([file, statement.subject, statement.value, time]);
  const name = "name" in item ? comparableText(item.name) : "";
  const words = name === "" ? comparableText(item.quote) : name;
  return JSON.stringify([file, item.type, item.kind, lot, words]);
}

/** Top criteria of a document and lot whose weights add up, unless the rules know the whole set there. */
function withCompleteSets(
  byRules: readonly DocumentItem[],
  byModel: readonly DocumentItem[],
): DocumentItem[] {
  const isTop = (item: DocumentItem): item is DocumentItem & AwardCriterionItem =>
    item.type === "award-criterion" && item.parent === undefined;
  const setOf = ({ file, lot }: DocumentItem) => JSON.stringify([file, lot]);
  const ruleSets = new Set(byRules.filter(isTop).map(setOf));
  const sums = new Map<string, number>();
  for (const item of byModel.filter(isTop)) {
    sums.set(setOf(item), (sums.get(setOf(item)) ?? 0) + (item.weightPercent ?? Number.NaN));
  }
  return byModel.map((item) => {
    if (!isTop(item) || ruleSets.has(setOf(item))) return item;
    return { ...item, isComplete: Math.abs((sums.get(setOf(item)) ?? 0) - 100) <= 1 };
  });
}

/** By document and part; in a part the rules' items come first. */
function inOrder(
  items: readonly DocumentItem[],
  documents: readonly DocumentText[],
): DocumentItem[] {
  const positions = new Map<string, number>();
  for (const { file, parts } of documents) {
    for (const { place } of parts) {
      const key = partKey(file, place);
      positions.set(key, positions.get(key) ?? positions.size);
    }
  }
  const position = ({ file, place }: DocumentItem) => positions.get(partKey(file, place)) ?? 0;
  return items.toSorted((a, b) => position(a) - position(b));
}

function partKey(file: string, place: Place): string {
  return JSON.stringify([file, Object.entries(place)]);
}
