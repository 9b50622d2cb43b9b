import { isSameMoment } from "../deadlines/notice-deadlines.ts";
import type { WrittenMoment } from "../deadlines/notice-deadlines.ts";
import type { DocumentText } from "../document-text.ts";
import type { DocumentItem, ItemState } from "../items/document-item.ts";
import { revisionOf, supersedes } from "./revision.ts";
import { statementsOf } from "./statement-of.ts";
import type { ItemStatement } from "./statement-of.ts";

/** Only hostile documents name more values of one subject; all of them then count as contradicted. */
const maxVoices = 200;

/** One of the things that an item says */
interface Voice {
  readonly item: DocumentItem;
  readonly statement: ItemStatement;
}

/**
 * Marks items that contradict each other, and keeps both. An item is superseded only where a newer correction changes
 * it.
 */
export function markContradictions(
  items: readonly DocumentItem[],
  documents: readonly DocumentText[],
): DocumentItem[] {
  const revisions = new Map(documents.map((document) => [document.file, revisionOf(document)]));
  const all = items
    .filter(({ state }) => state === "ok" || state === "contradicted")
    .flatMap((item) => statementsOf(item).map((statement): Voice => ({ item, statement })));
  const states = new Map<Voice, ItemState>();
  for (const group of Map.groupBy(all, ({ statement }) => statement.subject).values()) {
    const voices = distinctVoices(group).slice(0, maxVoices + 1);
    const isSuperseded = (voice: Voice) =>
      voices.some((other) => {
        const [later, earlier] = [revisions.get(other.item.file), revisions.get(voice.item.file)];
        return later && earlier && supersedes(later, earlier) && !isSame(voice, other);
      });
    const current = voices.filter((voice) => !isSuperseded(voice));
    for (const voice of group) states.set(voice, stateOf(voice, voices, current));
  }
  const voicesOf = Map.groupBy(all, ({ item }) => item);
  return items.map((item) => {
    const [first, ...others] = (voicesOf.get(item) ?? []).flatMap(
      (voice) => states.get(voice) ?? [],
    );
    return { ...item, state: first === undefined ? item.state : others.reduce(joinStates, first) };
  });
}

/** An item counts as contradicted where a correction supersedes its cap alone: its rate may still hold. */
function joinStates(state: ItemState, ofPart: ItemState): ItemState {
  return state === "superseded" || ofPart === "ok" ? state : "contradicted";
}

/** One voice for each thing that a document says of a subject */
function distinctVoices(group: readonly Voice[]): Voice[] {
  const voices = new Map<string, Voice>();
  for (const voice of group) voices.set(keyOf(voice), voices.get(keyOf(voice)) ?? voice);
  return [...voices.values()];
}

function keyOf({ item, statement }: Voice): string {
  return JSON.stringify([item.file, statement.value, detailsOf(item)]);
}

function stateOf(voice: Voice, voices: readonly Voice[], current: readonly Voice[]): ItemState {
  if (voices.length > maxVoices) return "contradicted";
  if (!current.some((other) => keyOf(other) === keyOf(voice))) return "superseded";
  return current.some((other) => contradict(voice, other, current)) ? "contradicted" : "ok";
}

function isSame(left: Voice, right: Voice): boolean {
  const [a, b] = [momentOf(left.item), momentOf(right.item)];
  if (a && b) return isSameMoment(a, b);
  const others = detailsOf(right.item);
  return (
    left.statement.value === right.statement.value &&
    detailsOf(left.item).every((detail, at) => isCompatible(detail, others[at]))
  );
}

/** What an item may say besides its value; an item without it contradicts none that has it. */
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
function contradict(voice: Voice, other: Voice, group: readonly Voice[]): boolean {
  if (isSame(voice, other)) return false;
  const [{ item }, { file }] = [voice, other.item];
  if (item.type === "deadline") return item.kind !== "site-visit" || item.file !== file;
  if (item.file === file) return false;
  const saysToo = (document: string, value: Voice) =>
    group.some((third) => third.item.file === document && isSame(third, value));
  return !saysToo(file, voice) && !saysToo(item.file, other);
}
