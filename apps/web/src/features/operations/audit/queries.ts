import { listAuditLog } from "@tc/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../../admin";

export type AuditEntry = z.output<typeof listAuditLog.response>["events"][number];

export function useAuditLog(filter: { kind: string; agency: string; until: string }) {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: ["admin", "audit", filter],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listAuditLog, {
          headers,
          signal,
          query: {
            ...(filter.kind !== "" && { kind: filter.kind }),
            ...(filter.agency !== "" && { agency: filter.agency }),
            ...(filter.until !== "" && { until: filter.until }),
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages;
  return { ...result, first: pages?.[0], events: pages?.flatMap((page) => page.events) };
}
