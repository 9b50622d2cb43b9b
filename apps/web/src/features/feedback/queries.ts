import { listFeedback, sendFeedback } from "@tc/contract";
import type { FeedbackKind } from "@tc/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Feedback = z.output<typeof listFeedback.response>["feedback"][number];

const queryKey = ["feedback"];

export function useFeedback() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi(listFeedback, { signal }) });
}

export interface NewFeedback {
  readonly kind: FeedbackKind;
  readonly text: string;
  readonly page: string | undefined;
}

export function useSendFeedback() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, text, page }: NewFeedback) =>
      callApi(sendFeedback, { body: { kind, text, ...(page !== undefined && { page }) } }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}
