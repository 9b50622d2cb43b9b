import { listTenders } from "@tc/contract";
import { useQueries } from "@tanstack/react-query";
import { callApi } from "../../../../platform/api/api";
import type { ActiveFilter } from "../filters/active-filters";
import { changeFilters, toListQuery } from "../filters/filters";
import type { Filters } from "../filters/filters";

/** For an empty result: how many tenders each filter keeps away, the most helpful one first. */
export function useEmptyingFilter(
  filters: Filters,
  active: readonly ActiveFilter[],
  isEmpty: boolean,
) {
  return useQueries({
    queries: (isEmpty ? active : []).map((filter) => {
      const query = { ...toListQuery(changeFilters(filters, filter.without)), limit: 1 };
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
