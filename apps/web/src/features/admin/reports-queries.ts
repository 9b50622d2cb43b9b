import { listStatementReports, markReportDone } from "@tc/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { useGuarded } from "./queries";

export type StatementReport = z.output<typeof listStatementReports.response>["reports"][number];

const queryKey = ["admin", "reports"];

export function useReports() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listStatementReports, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { ...result, reports: result.data?.pages.flatMap((page) => page.reports) };
}

export function useMarkDone() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(markReportDone, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
