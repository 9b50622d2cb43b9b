import { isSameMoment } from "../deadlines/notice-deadlines.ts";
import type { WrittenMoment } from "../deadlines/notice-deadlines.ts";
import type { DocumentText } from "../document-text.ts";
import type { DocumentItem, ItemState } from "../items/document-item.ts";
import { revisionOf, supersedes } from "./revision.ts";
import { statementOf } from "./statement-of.ts";

/** Documents that say more than this of one subject are made to take time; they agree on nothing. */
const maxVoices = 200;

/**
 * Says of each item whether another one contradicts it. Both are kept; only what a newer correction changes is
 * superseded.
 */
export function markContradictions(
  items: readonly DocumentItem[],
  documents: readonly DocumentText[],
): DocumentItem[] {
  const revisions = new Map(documents.map((document) => [document.file, revisionOf(document)]));
  const groups = Map.groupBy(
    items.filter(({ state }) => state === "ok" || state === "contradicted"),
    (item) => statementOf(item)?.subject,
  );
  groups.delete(undefined);
  const states = new Map<DocumentItem, ItemState>();
  for (const group of groups.values()) {
    const voices = distinct(group).slice(0, maxVoices + 1);
    const isSuperseded = (item: DocumentItem) =>
      voices.some((other) => {
        const [later, earlier] = [revisions.get(other.file), revisions.get(item.file)];
        return later && earlier && supersedes(later, earlier) && !isSame(item, other);
      });
    const current = voices.filter((item) => !isSuperseded(item));
    for (const item of group) states.set(item, stateOf(item, voices, current));
  }
  return items.map((item) => ({ ...item, state: states.get(item) ?? item.state }));
}

/** One item for each thing that a document says of a subject */
function distinct(group: readonly DocumentItem[]): DocumentItem[] {
  const voices = new Map<string, DocumentItem>();
  for (const item of group) voices.set(keyOf(item), voices.get(keyOf(item)) ?? item);
  return [...voices.values()];
}

function keyOf(item: DocumentItem): string {
  return JSON.stringify([item.file, statementOf(item)?.value, detailsOf(item)]);
}

function stateOf(
  item: DocumentItem,
  voices: readonly DocumentItem[],
  current: readonly DocumentItem[],
): ItemState {
  if (voices.length > maxVoices) return "contradicted";
  if (!current.some((other) => keyOf(other) === keyOf(item))) return "superseded";
  return current.some((other) => contradict(item, other, current)) ? "contradicted" : "ok";
}

function isSame(left: DocumentItem, right: DocumentItem): boolean {
  const [a, b] = [momentOf(left), momentOf(right)];
  if (a && b) return isSameMoment(a, b);
  const others = detailsOf(right);
  return (
    statementOf(left)?.value === statementOf(right)?.value &&
    detailsOf(left).every((detail, at) => isCompatible(detail, others[at]))
  );
}

/** What an item may say besides its value: whoever leaves it out contradicts nobody. */
function detailsOf(item: DocumentItem): readonly (string | number | undefined)[] {
  if (item.type === "deadline") return [item.time];
  return item.type === "contract" ? [item.per, item.capPercent] : [];
}

type Detail = string | number | undefined;
const isCompatible = (left: Detail, right: Detail) =>
  left === undefined || right === undefined || left === right;

function momentOf(item: DocumentItem): WrittenMoment | undefined {
  if (item.type !== "deadline" || item.date === undefined) return undefined;
  return { date: item.date, ...(item.time !== undefined && { time: item.time }) };
}

/**
 * A deadline has one date. Other values may differ within a document, such as two turnovers; two documents contradict
 * each other where each says what the other does not.
 */
function contradict(
  item: DocumentItem,
  other: DocumentItem,
  group: readonly DocumentItem[],
): boolean {
  if (isSame(item, other)) return false;
  if (item.type === "deadline") return item.kind !== "site-visit" || item.file !== other.file;
  if (item.file === other.file) return false;
  const saysToo = (file: string, value: DocumentItem) =>
    group.some((third) => third.file === file && isSame(third, value));
  return !saysToo(other.file, item) && !saysToo(item.file, other);
}
