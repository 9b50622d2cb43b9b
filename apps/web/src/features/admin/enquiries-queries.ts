import { changeEnquiry, deleteEnquiry, listEnquiries } from "@tc/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { useGuarded } from "./queries";

export type Enquiry = z.output<typeof listEnquiries.response>["enquiries"][number];
export type EnquiryChange = z.input<NonNullable<(typeof changeEnquiry)["body"]>>;

const queryKey = ["admin", "enquiries"];

export function useEnquiries() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listEnquiries, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { ...result, enquiries: result.data?.pages.flatMap((page) => page.enquiries) };
}

export function useChangeEnquiry() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: EnquiryChange }) =>
      guarded((headers) => callApi(changeEnquiry, { headers, params: { id }, body: change })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteEnquiry() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(deleteEnquiry, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
