import { listTenders } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
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
  const { data: totals = [] } = useQuery({
    queryKey: ["tenders", "counts", filters],
    queryFn: ({ signal }) => Promise.all(active.map((filter) => totalWithout(filter, signal))),
    enabled: isEmpty,
  });
  async function totalWithout({ without }: ActiveFilter, signal: AbortSignal): Promise<number> {
    const query = { ...toListQuery(changeFilters(filters, without)), limit: 1 };
    try {
      return (await callApi(listTenders, { query, signal })).total;
    } catch {
      // Then this filter is not offered.
      return 0;
    }
  }
  return active
    .map((filter, index) => ({ filter, total: totals[index] ?? 0 }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}
