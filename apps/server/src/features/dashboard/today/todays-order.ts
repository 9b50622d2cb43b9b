import type { TodayItem } from "@tc/contract";
import { berlinInstant } from "@tc/domain";

const dayEndMs = 86_399_000;

/** When it is due; undefined where it is only new. A day without an hour lasts to its end. */
function dueMs(item: TodayItem): number | undefined {
  if (item.kind === "task") return berlinInstant(item.dueOn, "00:00").getTime() + dayEndMs;
  if (item.kind === "result" || item.at === undefined) return undefined;
  return Date.parse(item.at);
}

/** Past due ones, the latest first: what is old must not hide what can still be saved. Then by their moment, then news. */
export function inTodaysOrder(items: readonly TodayItem[], now: Date): TodayItem[] {
  const nowMs = now.getTime();
  const rankOf = (item: TodayItem): readonly [group: number, key: number] => {
    const ms = dueMs(item);
    if (ms === undefined) return [2, newestFirst(item)];
    // A change is news even if the deadline it speaks of has passed.
    if (ms < nowMs) return item.kind === "broken" ? [2, -nowMs] : [0, -ms];
    return [1, ms];
  };
  return items
    .map((item) => ({ item, rank: rankOf(item) }))
    .toSorted((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1])
    .map(({ item }) => item);
}

function newestFirst(item: TodayItem): number {
  return item.kind === "result" && item.publishedOn !== undefined
    ? -Date.parse(item.publishedOn)
    : 0;
}
