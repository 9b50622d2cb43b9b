import type { ExtractItem } from "@tc/contract";
import { formatNumber } from "../../../platform/format/format";
import { isHardToRead } from "../certainty";
import { placeKey } from "../../../platform/documents/places";
import { atOtherPlaces } from "./statements";
import { percentWords } from "./value-words";

export type CriterionItem = Extract<ExtractItem, { type: "award-criterion" }>;

export interface CriterionRow {
  readonly name: string;
  readonly weight: string;
  readonly isPart: boolean;
  readonly state: CriterionItem["state"];
  readonly items: readonly CriterionItem[];
}

/** The award criteria that stand together in one place of a document */
export interface CriteriaSet {
  readonly lot: string | undefined;
  readonly rows: readonly CriterionRow[];
  /** "100 %"; absent where weights are missing, or the price alone counts */
  readonly sum: string | undefined;
  readonly isComplete: boolean;
  readonly isDoubtful: boolean;
}

/** Sets that say the same are one, with all their places. */
export function criteriaSets(items: readonly CriterionItem[]): CriteriaSet[] {
  return Array.from(Map.groupBy(setsInOrder(items), signatureOf).values(), mergedSet);
}

/** A set is read from one part of a document, and names each criterion once. */
function setsInOrder(items: readonly CriterionItem[]): CriterionItem[][] {
  const sets: CriterionItem[][] = [];
  let names = new Set<string>();
  for (const item of items) {
    const before = sets.at(-1);
    const name = JSON.stringify([item.parent ?? "", item.name]);
    if (before?.[0] && originOf(before[0]) === originOf(item) && !names.has(name)) {
      before.push(item);
    } else {
      sets.push([item]);
      names = new Set();
    }
    names.add(name);
  }
  return sets;
}

const originOf = ({ documentId, place, lot, isComplete }: CriterionItem) =>
  JSON.stringify([documentId, placeKey(place), lot, isComplete]);

const signatureOf = (set: readonly CriterionItem[]) =>
  JSON.stringify(
    set.map(({ name, parent, weightPercent, points, lot, state, isComplete }) => [
      name.toLowerCase(),
      parent?.toLowerCase(),
      weightPercent,
      points,
      lot,
      state,
      isComplete,
    ]),
  );

function mergedSet(equal: readonly (readonly CriterionItem[])[]): CriteriaSet {
  const first = equal[0] ?? [];
  const isComplete = first.every((item) => item.isComplete);
  return {
    lot: first[0]?.lot,
    rows: first.map((item, at) => ({
      name: item.name,
      weight: weightOf(item, first),
      isPart: item.parent !== undefined,
      state: item.state,
      items: atOtherPlaces(equal.flatMap((set) => set[at] ?? [])),
    })),
    sum: isComplete ? sumOf(first) : undefined,
    isComplete,
    isDoubtful: equal.flat().every(({ confidence }) => isHardToRead(confidence)),
  };
}

function weightOf(
  { weightPercent, points, isComplete }: CriterionItem,
  set: readonly CriterionItem[],
): string {
  if (weightPercent !== undefined) return percentWords(weightPercent);
  if (points !== undefined) return `${formatNumber(points)}\u00a0Punkte`;
  return isComplete && set.length === 1 ? "entscheidet allein" : "ohne Gewicht";
}

/** Of the criteria themselves; their parts share their weight. */
function sumOf(set: readonly CriterionItem[]): string | undefined {
  const whole = set.filter(({ parent }) => parent === undefined);
  const total = (of: (item: CriterionItem) => number | undefined) =>
    whole.every((item) => of(item) !== undefined)
      ? whole.reduce((sum, item) => sum + (of(item) ?? 0), 0)
      : undefined;
  const percent = total(({ weightPercent }) => weightPercent);
  if (percent !== undefined) return percentWords(percent);
  const points = total((item) => item.points);
  return points === undefined ? undefined : `${formatNumber(points)}\u00a0Punkte`;
}
