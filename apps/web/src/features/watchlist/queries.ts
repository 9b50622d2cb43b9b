import { getWatch, getWatchlist, getWatchlistCounts } from "@tc/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Watchlist = z.output<typeof getWatchlist.response>;
export type WatchMember = Watchlist["members"][number];
export type Watch = z.output<typeof getWatch.response>;

/** Everything of the watchlist; what a change makes stale is asked for again at the next look. */
export const watchlistKey = ["watchlist"] as const;

export const watchlistQuery = queryOptions({
  queryKey: [...watchlistKey, "list"],
  queryFn: ({ signal }): Promise<Watchlist> => callApi(getWatchlist, { signal }),
  // Marks, cards and notices change it from elsewhere.
  staleTime: 0,
});

/** What the rail counts */
export const watchlistCountsQuery = queryOptions({
  queryKey: [...watchlistKey, "counts"],
  queryFn: ({ signal }) => callApi(getWatchlistCounts, { signal }),
});

export const watchQuery = (slug: string) =>
  queryOptions({
    queryKey: [...watchlistKey, "tender", slug],
    queryFn: ({ signal }): Promise<Watch> => callApi(getWatch, { params: { slug }, signal }),
    staleTime: 0,
  });

export function useWatchlist() {
  return useQuery(watchlistQuery);
}
