import type { AssessmentSummary, TenderListItem, WatchedTender, WatchNews } from "@tc/contract";
import { isDueSoon } from "@tc/domain";
import type { Watchlist } from "./queries";

/** A tender of the watchlist with everything that its row and its side show */
export interface WatchedRow {
  readonly item: TenderListItem;
  readonly assessment: AssessmentSummary;
  readonly watched: WatchedTender;
  /** What was new when the page was opened or came since; it stays readable when it has been seen. */
  readonly news: readonly WatchNews[];
  /** Something of it has not been seen. */
  readonly isUnseen: boolean;
}

export type NewsByTender = ReadonlyMap<string, readonly WatchNews[]>;
/** Of each tender the moment up to which this page has seen its news */
export type SeenMoments = ReadonlyMap<string, string>;

/** What was new before stays beside what is new now: the newest first, each once. */
export function keepNews(
  kept: NewsByTender,
  { watched }: Pick<Watchlist, "watched">,
): NewsByTender {
  const all = new Map<string, readonly WatchNews[]>();
  for (const [id, { news }] of Object.entries(watched)) {
    const byKey = new Map([...(kept.get(id) ?? []), ...news].map((it) => [it.key, it]));
    all.set(
      id,
      [...byKey.values()].toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    );
  }
  return all;
}

export function rowsOf(
  { items, assessments, watched }: Pick<Watchlist, "items" | "assessments" | "watched">,
  kept: NewsByTender,
  seen: SeenMoments,
): WatchedRow[] {
  return items.flatMap((item) => {
    const facts = watched[item.id];
    if (!facts) return [];
    const newest = facts.news[0]?.at;
    const upTo = seen.get(item.id);
    return [
      {
        item,
        assessment: assessments[item.id] ?? {},
        watched: facts,
        news: kept.get(item.id) ?? facts.news,
        isUnseen: newest !== undefined && (upTo === undefined || upTo < newest),
      },
    ];
  });
}

export const watchFilters = ["all", "changed", "due", "mine", "unregistered"] as const;
export type WatchFilter = (typeof watchFilters)[number];

/** What has been seen on this page stays under "Geändert" until the next look, so that nothing goes while it is read. */
export function isShownBy(
  row: WatchedRow,
  filter: WatchFilter,
  userId: string | undefined,
  now: Date,
): boolean {
  switch (filter) {
    case "all":
      return true;
    case "changed":
      return row.news.length > 0;
    case "due":
      return isDue(row.item, now);
    case "mine":
      return userId !== undefined && row.watched.assigneeId === userId;
    case "unregistered":
      return row.watched.registration.state !== "registered" && !isOver(row.item);
  }
}

function isDue({ state, deadline }: TenderListItem, now: Date): boolean {
  return state === "open" && deadline !== undefined && isDueSoon(deadline.at, now);
}

export function isOver({ state }: Pick<TenderListItem, "state">): boolean {
  return state === "expired" || state === "awarded" || state === "cancelled";
}
