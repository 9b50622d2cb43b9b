import {
  dropDeadLetters,
  flipSwitch,
  getOperationState,
  listDeadLetters,
  listIncidents,
  listQueues,
  listSwitches,
  retryDeadLetters,
  takeIncident,
} from "@tc/contract";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { useGuarded } from "../admin";

export type OperationState = z.output<typeof getOperationState.response>;
export type Incident = z.output<typeof listIncidents.response>["incidents"][number];
export type Queue = z.output<typeof listQueues.response>["queues"][number];
type DeadLetters = z.output<typeof listDeadLetters.response>;
export type DeadLetter = DeadLetters["letters"][number];
export type DeadCause = DeadLetters["causes"][number];
export type DeadLetterChoice = z.input<NonNullable<(typeof retryDeadLetters)["body"]>>;

const root = ["admin", "operation"];
const freshMs = 30_000;

export function useOperationState() {
  const guarded = useGuarded();
  return useQuery({
    queryKey: [...root, "state"],
    queryFn: ({ signal }) => guarded((headers) => callApi(getOperationState, { headers, signal })),
    refetchInterval: freshMs,
  });
}

export function useQueues() {
  const guarded = useGuarded();
  return useQuery({
    queryKey: [...root, "queues"],
    queryFn: ({ signal }) => guarded((headers) => callApi(listQueues, { headers, signal })),
    refetchInterval: freshMs,
  });
}

export function useIncidents() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: [...root, "incidents"],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listIncidents, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: freshMs,
  });
  const pages = result.data?.pages;
  return {
    ...result,
    checkedAt: pages?.[0]?.checkedAt,
    incidents: pages?.flatMap((page) => page.incidents),
  };
}

export function useTakeIncident() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: { id: string; isTaken: boolean }) =>
      guarded((headers) => callApi(takeIncident, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  });
}

interface CauseFilter {
  readonly job?: string | undefined;
  readonly cause?: string | undefined;
}

export function useDeadLetters({ job, cause }: CauseFilter) {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: [...root, "dead-letters", job, cause],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listDeadLetters, {
          headers,
          signal,
          query: {
            ...(job !== undefined && { job }),
            ...(cause !== undefined && { cause }),
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: freshMs,
  });
  const pages = result.data?.pages;
  return {
    ...result,
    total: pages?.[0]?.total,
    causes: pages?.[0]?.causes,
    letters: pages?.flatMap((page) => page.letters),
  };
}

export function useRetryDeadLetters() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: DeadLetterChoice) =>
      guarded((headers) => callApi(retryDeadLetters, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  });
}

export function useDropDeadLetters() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: DeadLetterChoice) =>
      guarded((headers) => callApi(dropDeadLetters, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  });
}

export type SwitchChange = z.input<NonNullable<(typeof flipSwitch)["body"]>>;

export function useSwitches() {
  const guarded = useGuarded();
  return useQuery({
    queryKey: [...root, "switches"],
    queryFn: ({ signal }) => guarded((headers) => callApi(listSwitches, { headers, signal })),
    refetchInterval: freshMs,
  });
}

export function useFlipSwitch() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: SwitchChange) =>
      guarded((headers) => callApi(flipSwitch, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey: root }),
  });
}
