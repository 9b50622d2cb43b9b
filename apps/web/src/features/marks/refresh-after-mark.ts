import type { TenderMarks } from "@tc/contract";
import type { Query, QueryClient } from "@tanstack/react-query";
import { agencyKey, learningKey, listKey, markCountsKey } from "./query-keys";
import { isShownBy } from "./shown-by";
import type { MarkFilter } from "@tc/domain";

interface StoredChange {
  readonly before: TenderMarks;
  readonly after: TenderMarks;
  /** When the server was asked to store it. */
  readonly begunMs: number;
}

/**
 * Asks again for what a stored mark has outdated: counts, learning, and the views that the tender now belongs to, where
 * their answer may have been made without it. Views it has left hide it without asking.
 */
export async function refreshAfterMark(
  client: QueryClient,
  { before, after, begunMs }: StoredChange,
): Promise<void> {
  const cache = client.getQueryCache();
  const views = cache
    .findAll({ queryKey: listKey })
    .filter((view) => !isShownBy(filterOf(view), before) && isShownBy(filterOf(view), after));
  const isDuring = ({ state }: Query) =>
    state.fetchStatus === "fetching" || state.dataUpdatedAt >= begunMs;
  const outdated = new Set<Query>([
    ...cache.findAll({ queryKey: markCountsKey }),
    ...cache.findAll({ queryKey: learningKey }),
    // The first mark ends the newcomers' start page.
    ...cache.findAll({ queryKey: agencyKey }),
    ...views.filter(isDuring),
  ]);
  // Any other view is read again when it is next opened.
  for (const view of views) view.invalidate();
  // To invalidate a first load under way changes nothing: it must be stopped, or its older answer stays.
  const predicate = (query: Query) => outdated.has(query);
  await client.cancelQueries({ predicate });
  await client.invalidateQueries({ predicate });
}

function filterOf({ queryKey }: Query): MarkFilter | undefined {
  // The third part of a list's key is its query, see `listKeyOf`.
  return (queryKey[2] as { mark?: MarkFilter }).mark;
}
