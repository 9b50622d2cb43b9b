import {
  listAgencies,
  listSourcesForAdmin,
  listSupportAlerts,
  markAlertHandled,
  requestScreening,
  setTier,
  unlockAdmin,
} from "@tc/contract";
import type { Tier } from "@tc/domain";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import { ApiError } from "../../platform/api/api-error";
import { callApi } from "../../platform/api/api";
import { useAdminAccess } from "./admin-token";

export type AdminAgency = z.output<typeof listAgencies.response>["agencies"][number];
export type SupportAlert = z.output<typeof listSupportAlerts.response>["alerts"][number];

export function useUnlock() {
  return useMutation({
    mutationFn: (password: string) => callApi(unlockAdmin, { body: { password } }),
  });
}

/** Calls with the token; an answer that the token is no longer good locks the screen. */
export function useGuarded() {
  const { headers, lock } = useAdminAccess();
  return async <T>(call: (headers: Record<string, string>) => Promise<T>): Promise<T> => {
    try {
      return await call(headers);
    } catch (error) {
      if (error instanceof ApiError && error.code === "admin_locked") lock();
      throw error;
    }
  };
}

export function useAgencies(q: string) {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: ["admin", "agencies", q],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listAgencies, {
          headers,
          signal,
          query: { ...(q !== "" && { q }), ...(pageParam !== undefined && { cursor: pageParam }) },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages;
  return { ...result, total: pages?.[0]?.total, agencies: pages?.flatMap((page) => page.agencies) };
}

export function useSetTier() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ id, tier }: { id: string; tier: Tier | null }) =>
      guarded((headers) => callApi(setTier, { headers, params: { id }, body: { tier } })),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin", "agencies"] }),
  });
}

export function useAlerts() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: ["admin", "alerts"],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listSupportAlerts, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { ...result, alerts: result.data?.pages.flatMap((page) => page.alerts) };
}

export function useMarkHandled() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(markAlertHandled, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin", "alerts"] }),
  });
}

export type AdminSource = z.output<typeof listSourcesForAdmin.response>["sources"][number];

/** The sources' states; asked for often while something runs or is about to. */
export function useAdminSources(isAwaited: boolean) {
  const guarded = useGuarded();
  return useQuery({
    queryKey: ["admin", "sources"],
    queryFn: ({ signal }) =>
      guarded((headers) => callApi(listSourcesForAdmin, { headers, signal })),
    refetchInterval: ({ state }) =>
      isAwaited || state.data?.sources.some((source) => source.state === "running")
        ? 2_000
        : 60_000,
  });
}

export function useRequestScreening() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: () => guarded((headers) => callApi(requestScreening, { headers })),
    onSettled: () => client.invalidateQueries({ queryKey: ["admin", "sources"] }),
  });
}
