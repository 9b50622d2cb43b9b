import { changeDataRequest, listAllDataRequests, recordDataRequest } from "@tc/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../queries";

const queryKey = ["admin", "data-requests"];

export type RequestState = "open" | "answered";

export function useAllDataRequests(state: RequestState) {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: [...queryKey, state],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listAllDataRequests, {
          headers,
          signal,
          query: { state, ...(pageParam !== undefined && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return {
    ...result,
    requests: result.data?.pages.flatMap((page) => page.requests),
    counts: result.data?.pages[0]?.counts,
  };
}

export type NewDataRequest = z.input<NonNullable<(typeof recordDataRequest)["body"]>>;
export type RequestChange = z.input<NonNullable<(typeof changeDataRequest)["body"]>>;

export function useRecordRequest() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: NewDataRequest) =>
      guarded((headers) => callApi(recordDataRequest, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useChangeRequest() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: RequestChange }) =>
      guarded((headers) => callApi(changeDataRequest, { headers, params: { id }, body: change })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
