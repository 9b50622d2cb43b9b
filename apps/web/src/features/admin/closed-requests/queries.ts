import {
  changeClosedRequest,
  createClosedRequest,
  deleteClosedRequest,
  inviteAgencies,
  listClosedRequests,
  rankAgencies,
  sendMissingMails,
  sendRequestConfirmation,
} from "@tc/contract";
import type { ClosedRequest, RankedAgencies } from "@tc/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../queries";

export type { ClosedRequest, RankedAgencies };
export type TypedRequest = z.input<NonNullable<(typeof createClosedRequest)["body"]>>;

const queryKey = ["admin", "closed-requests"];

export function useClosedRequests() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listClosedRequests, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { ...result, requests: result.data?.pages.flatMap((page) => page.requests) };
}

export function useCreateRequest() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: TypedRequest) =>
      guarded((headers) => callApi(createClosedRequest, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useChangeRequest() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ id, state }: { id: string; state: "running" | "closed" | "withdrawn" }) =>
      guarded((headers) =>
        callApi(changeClosedRequest, { headers, params: { id }, body: { state } }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useSendConfirmation() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(sendRequestConfirmation, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useSendMissingMails() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(sendMissingMails, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteRequest() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(deleteClosedRequest, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useRankedAgencies(id: string) {
  const guarded = useGuarded();
  return useQuery({
    queryKey: [...queryKey, id, "agencies"],
    queryFn: ({ signal }) =>
      guarded((headers) => callApi(rankAgencies, { headers, signal, params: { id } })),
  });
}

export function useInviteAgencies(id: string) {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (agencyIds: string[]) =>
      guarded((headers) =>
        callApi(inviteAgencies, { headers, params: { id }, body: { agencyIds } }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
