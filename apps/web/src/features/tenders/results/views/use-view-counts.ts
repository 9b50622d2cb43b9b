import { countTenderViews } from "@tc/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../../platform/api/api";
import { toListQuery } from "../filters/filters";
import type { Filters } from "../filters/filters";

export type ViewCounts = z.output<typeof countTenderViews.response>;

/** How many tenders each view has with these filters; a view's own filters do not count. */
export function useViewCounts(filters: Filters): ViewCounts | undefined {
  const query = toListQuery({
    ...filters,
    field: "all",
    mark: null,
    contested: null,
    sort: null,
  });
  return useQuery({
    queryKey: ["tenders", "views", query],
    queryFn: ({ signal }) => callApi(countTenderViews, { query, signal }),
    placeholderData: keepPreviousData,
  }).data;
}
