import { cellKey, effectPath, effects } from "./effect-paths.ts";
import type { Effect } from "./effect-paths.ts";
import type { OfferObservation } from "./offer-observations.ts";

/** Observations as numbers: which cells of which effect each falls into. */
export interface Design {
  readonly rows: number;
  /** K = offers − 1 */
  readonly rivals: Float64Array;
  /** Procedure weight times age. */
  readonly weights: Float64Array;
  /** Index of the procedure, in order of first appearance. */
  readonly groups: Int32Array;
  readonly groupCount: number;
  readonly columns: readonly Column[];
}

/** One effect: the deepest cell of each row (−1: none) and the cells' parents (−1: top; always a smaller index). */
export interface Column {
  readonly effect: Effect;
  readonly keys: readonly string[];
  readonly parents: Int32Array;
  readonly leaf: Int32Array;
}

const halfLifeMs = 3 * 365.25 * 86_400_000;

/** 0.5 at an age of three years; a result later than `today` weighs a little more than 1. */
export function ageWeight(day: string, today: string): number {
  return 0.5 ** ((Date.parse(today) - Date.parse(day)) / halfLifeMs);
}

export function buildDesign(observations: readonly OfferObservation[], today: string): Design {
  const groupIndex = new Map<string, number>();
  const groups = Int32Array.from(observations, ({ group }) => {
    const index = groupIndex.get(group) ?? groupIndex.size;
    groupIndex.set(group, index);
    return index;
  });
  return {
    rows: observations.length,
    rivals: Float64Array.from(observations, ({ offers }) => offers - 1),
    weights: Float64Array.from(observations, ({ weight, day }) => weight * ageWeight(day, today)),
    groups,
    groupCount: groupIndex.size,
    columns: effects.map((effect) => buildColumn(effect, observations)),
  };
}

function buildColumn(effect: Effect, observations: readonly OfferObservation[]): Column {
  const index = new Map<string, number>();
  const parents: number[] = [];
  const leaf = Int32Array.from(observations, ({ features }) => {
    let at = -1;
    for (const cell of effectPath(effect, features)) {
      const key = cellKey(effect, cell);
      let next = index.get(key);
      if (next === undefined) {
        next = index.size;
        index.set(key, next);
        parents.push(at);
      }
      at = next;
    }
    return at;
  });
  return { effect, keys: [...index.keys()], parents: Int32Array.from(parents), leaf };
}
