import type { Clock } from "@tc/contract";
import { documentClocks } from "./document-clocks.ts";
import type { LineInput } from "./line-input.ts";
import { officialClocks } from "./official-clocks.ts";
import { ownClocks } from "./own-clocks.ts";
import { statutoryClocks } from "./statutory-clocks.ts";

/** Every clock of a tender for one agency, by its moment; those that have not begun come last. Pure. */
export function clocksOf(input: LineInput): Clock[] {
  const published = officialClocks(input);
  const clocks = [
    ...published,
    ...(input.isLocked ? [] : [...documentClocks(input, published), ...statutoryClocks(input)]),
    ...ownClocks(input),
  ];
  return clocks.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)));
}

function orderOf({ at }: Clock): string {
  return at ?? "9999";
}
