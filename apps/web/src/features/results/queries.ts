import { listTenders } from "@tc/contract";
import type { TenderListItem } from "@tc/contract";
import { keepPreviousData, useInfiniteQuery, useQueries } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api";
import type { ActiveFilter } from "./active-filters";
import { toListQuery } from "./filters";
import type { Filters, ListQuery } from "./filters";

export type TenderPage = z.output<typeof listTenders.response>;
export type Facets = TenderPage["facets"];

/** All loaded pages of the list as one. The first page tells total, facets and corrections. */
export function useResults(query: ListQuery) {
  const result = useInfiniteQuery({
    queryKey: ["tenders", query],
    queryFn: ({ pageParam, signal }) =>
      callApi(listTenders, {
        query: pageParam === undefined ? query : { ...query, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // The old rows stay while a changed filter loads: no flicker, no jump.
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages ?? [];
  return { ...result, first: pages[0], items: uniqueItems(pages) };
}

/** A tender that moved between two pages while they were read must not appear twice. */
function uniqueItems(pages: readonly TenderPage[]): TenderListItem[] {
  const byId = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item] as const)));
  return [...byId.values()];
}

/** For an empty result: how many tenders each filter keeps away, the most helpful one first. */
export function useBlame(filters: Filters, active: readonly ActiveFilter[], isEmpty: boolean) {
  return useQueries({
    queries: (isEmpty ? active : []).map((filter) => {
      const query = { ...toListQuery(withoutFilter(filters, filter)), limit: 1 };
      return {
        queryKey: ["tenders", "count", query],
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi(listTenders, { query, signal }),
      };
    }),
    combine: (results) =>
      results
        .flatMap((result, index) => {
          const filter = active[index];
          return result.data && filter ? [{ filter, total: result.data.total }] : [];
        })
        .filter((blame) => blame.total > 0)
        .toSorted((a, b) => b.total - a.total),
  });
}

/** The filters as they would be without one of them; null means the parameter's empty value. */
function withoutFilter(filters: Filters, filter: ActiveFilter): Filters {
  const empty: Filters = {
    ...filters,
    q: "",
    cpv: [],
    region: [],
    procedure: [],
    level: [],
    source: [],
    deadlineFrom: null,
    deadlineTo: null,
    valueMin: null,
    valueMax: null,
    buyer: null,
  };
  const changed = Object.fromEntries(
    Object.entries(filter.without).map(([key, value]) => [
      key,
      value ?? empty[key as keyof Filters],
    ]),
  );
  return { ...filters, ...changed };
}
