import type { BoardCard as Card, Clock, getCalendar } from "@tc/contract";
import type { z } from "zod";
import { berlinDay } from "../../../platform/format/format";

type Stored = z.output<typeof getCalendar.response>["entries"][number];

export interface DayEntry {
  readonly key: string;
  readonly card: Card;
  readonly clock: Clock & { readonly at: string };
}

/** What is due on each day, of the cards that are shown, in the order of the hour. */
export function entriesByDay(
  entries: readonly Stored[],
  cards: readonly Card[],
): ReadonlyMap<string, readonly DayEntry[]> {
  const bySlug = new Map(cards.map((card) => [card.slug, card]));
  const shown = entries.flatMap(({ slug, clock }): DayEntry[] => {
    const card = bySlug.get(slug);
    const { at } = clock;
    if (!card || at === undefined) return [];
    return [{ key: `${slug} ${clock.key}`, card, clock: { ...clock, at } }];
  });
  const sorted = shown.toSorted((a, b) => (a.clock.at < b.clock.at ? -1 : 1));
  return Map.groupBy(sorted, ({ clock }) => berlinDay(new Date(clock.at)));
}
