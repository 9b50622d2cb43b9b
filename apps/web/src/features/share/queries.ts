import { createShare, listShares, openShare, revokeShare } from "@tc/contract";
import type { SharedTender, ShareSummary } from "@tc/contract";
import type { SharedPart } from "@tc/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

/** Each call counts as an opening, so it is asked once a visit. */
export function useSharedTender(shareId: string) {
  return useQuery({
    queryKey: ["shared", shareId],
    queryFn: ({ signal }): Promise<SharedTender> =>
      callApi(openShare, { body: { shareId }, signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

const sharesKey = (slug: string) => ["shares", slug];

export function useShares(slug: string) {
  return useQuery({
    queryKey: sharesKey(slug),
    queryFn: ({ signal }): Promise<{ shares: ShareSummary[] }> =>
      callApi(listShares, { params: { slug }, signal }),
  });
}

export interface NewShare {
  readonly parts: SharedPart[];
  readonly note: string | undefined;
  readonly days: number;
}

export function useCreateShare(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ parts, note, days }: NewShare) =>
      callApi(createShare, {
        params: { slug },
        body: { parts, days, ...(note !== undefined && { note }) },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesKey(slug) }),
  });
}

export function useRevokeShare(slug: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(revokeShare, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesKey(slug) }),
  });
}
