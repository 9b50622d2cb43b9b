import { listSentMails, listStoppedAddresses } from "@tc/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../../admin";

export type SentMail = z.output<typeof listSentMails.response>["mails"][number];
export type SentMailState = SentMail["state"];

export function useSentMails(state: SentMailState | undefined) {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: ["admin", "mails", state],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listSentMails, {
          headers,
          signal,
          query: {
            ...(state !== undefined && { state }),
            ...(pageParam !== undefined && { cursor: pageParam }),
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages;
  return { ...result, first: pages?.[0], mails: pages?.flatMap((page) => page.mails) };
}

export function useStoppedAddresses() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey: ["admin", "stopped-addresses"],
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listStoppedAddresses, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  const pages = result.data?.pages;
  return {
    ...result,
    total: pages?.[0]?.total,
    addresses: pages?.flatMap((page) => page.addresses),
  };
}
