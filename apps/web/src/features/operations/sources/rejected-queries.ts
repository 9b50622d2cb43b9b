import { getRejectedNotice, listRejectedNotices, rereadNotices } from "@tc/contract";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../../admin";

export type RejectedNotice = z.output<typeof listRejectedNotices.response>["notices"][number];
const queryKey = ["admin", "rejected-notices"];
const readingMs = 5_000;

export function useRejectedNotices(filter: { source: string; code: string }) {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: [...queryKey, filter],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listRejectedNotices, {
          headers,
          signal,
          query: {
            ...(filter.source !== "" && { source: filter.source }),
            ...(filter.code !== "" && { code: filter.code }),
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // While some are read again, what comes of it shows by itself.
    refetchInterval: ({ state }) => (state.data?.pages[0]?.pending ? readingMs : false),
  });
  const pages = result.data?.pages;
  return { ...result, first: pages?.[0], notices: pages?.flatMap((page) => page.notices) };
}

export function useRejectedNotice(id: string, isOpen: boolean) {
  const guarded = useGuarded();
  return useQuery({
    queryKey: [...queryKey, "text", id],
    queryFn: ({ signal }) =>
      guarded((headers) => callApi(getRejectedNotice, { headers, signal, params: { id } })),
    enabled: isOpen,
  });
}

export function useReread() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: { id: string } | { code: string; source?: string }) =>
      guarded((headers) => callApi(rereadNotices, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
