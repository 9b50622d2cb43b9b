import { listTenders } from "@tc/contract";
import { useQueries } from "@tanstack/react-query";
import { callApi } from "../../platform/api";
import type { ActiveFilter } from "./active-filters";
import { toListQuery } from "./filters";
import type { Filters } from "./filters";

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
    fitMin: null,
    chancesMin: null,
    offersMax: null,
    contested: null,
    budgetMin: null,
    budgetMax: null,
    mark: null,
  };
  const changed = Object.fromEntries(
    Object.entries(filter.without).map(([key, value]) => [
      key,
      value ?? empty[key as keyof Filters],
    ]),
  );
  return { ...filters, ...changed };
}
