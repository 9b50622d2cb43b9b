import {
  cancelSubscription,
  changePlan,
  dropPlanChange,
  previewPlanChange,
  resumeSubscription,
  startFreeTrial,
} from "@tc/contract";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";

export interface PlanChoice {
  readonly tier: PaidTier;
  readonly period: BillingPeriod;
}

export type ChangePreview = z.output<typeof previewPlanChange.response>;

/** What a change would cost right now. Never kept: it is computed for this moment. */
export function useChangePreview(choice: PlanChoice) {
  return useQuery({
    queryKey: ["billing", "preview", choice.tier, choice.period],
    queryFn: ({ signal }) => callApi(previewPlanChange, { body: choice, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** Each order ends with a fresh look at everything: what a plan opens shows on nearly every screen. */
function useOrder<Input, Output>(order: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: order,
    onSuccess: () =>
      client.invalidateQueries({
        // The provider's script stays, and a preview is computed when it is asked for.
        predicate: ({ queryKey }) => queryKey[0] !== "payments" && queryKey[1] !== "preview",
      }),
  });
}

export function useStartTrial() {
  return useOrder(() => callApi(startFreeTrial));
}

interface ChangeOrder extends PlanChoice {
  readonly computedFor: string;
  readonly keepUserIds?: string[];
}

export function useChangePlan() {
  return useOrder((body: ChangeOrder) => callApi(changePlan, { body }));
}

export function useDropChange() {
  return useOrder(() => callApi(dropPlanChange));
}

export function useCancel() {
  return useOrder((isAtOnce: boolean) =>
    callApi(cancelSubscription, { body: isAtOnce ? { isAtOnce } : {} }),
  );
}

export function useResume() {
  return useOrder(() => callApi(resumeSubscription));
}
