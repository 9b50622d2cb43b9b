import { getOnboardingRequest, sendOnboardingRequest } from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../../platform/api/api";

export type OnboardingRequest = NonNullable<
  z.output<typeof getOnboardingRequest.response>["request"]
>;

const queryKey = ["onboarding-request"];

export function useOnboardingRequest() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getOnboardingRequest, { signal }),
  });
}

export function useSendOnboardingRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { wish?: string; phone?: string }) =>
      callApi(sendOnboardingRequest, { body }),
    onSuccess: ({ request }) => client.setQueryData(queryKey, { request }),
  });
}
