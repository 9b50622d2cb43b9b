import { answerFeedback, listAllFeedback } from "@tc/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { useGuarded } from "./queries";

export type AdminFeedback = z.output<typeof listAllFeedback.response>["feedback"][number];

const queryKey = ["admin", "feedback"];

export function useAllFeedback() {
  const guarded = useGuarded();
  const result = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      guarded((headers) =>
        callApi(listAllFeedback, {
          headers,
          signal,
          query: pageParam === undefined ? {} : { cursor: pageParam },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
  });
  return { ...result, feedback: result.data?.pages.flatMap((page) => page.feedback) };
}

export type FeedbackChange = { readonly answer: string } | { readonly isDone: boolean };

export function useAnswerFeedback() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: FeedbackChange }) =>
      guarded((headers) => callApi(answerFeedback, { headers, params: { id }, body: change })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
