import type { Quartiles } from "./market-row.ts";

export interface Weighed {
  readonly value: number;
  /** The lots of one procedure share its weight, so that one of three hundred lots is not the whole market. */
  readonly group: string;
}

/** Quartiles with every group weighing alike; undefined below `minimum` entries. Between two values the lower counts. */
export function weightedQuartiles(
  entries: readonly Weighed[],
  minimum: number,
): Quartiles | undefined {
  if (entries.length < minimum) return undefined;
  const sizes = groupSizes(entries);
  const sorted = entries.toSorted((a, b) => a.value - b.value);
  const at = (share: number): number => {
    let seen = 0;
    for (const { value, group } of sorted) {
      seen += 1 / (sizes.get(group) ?? 1);
      // Sums of fractions miss whole numbers by a hair.
      if (seen >= share * sizes.size - 1e-9) return value;
    }
    return sorted.at(-1)!.value;
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}

/** The share of entries that hold, every group weighing alike. */
export function weightedShare(
  entries: readonly Weighed[],
  holds: (value: number) => boolean,
): number {
  const sizes = groupSizes(entries);
  let held = 0;
  for (const { value, group } of entries) if (holds(value)) held += 1 / (sizes.get(group) ?? 1);
  return sizes.size === 0 ? 0 : held / sizes.size;
}

function groupSizes(entries: readonly Weighed[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { group } of entries) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return sizes;
}
