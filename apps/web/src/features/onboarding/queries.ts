import { getOnboarding, saveOnboarding, startFreeTrial } from "@tc/contract";
import type { ProfileChanges, ProfileData, SessionUser } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { account } from "../../platform/api/api-account";
import { registeredAgency } from "../../platform/stored";
import { prepareOnboarding } from "./prepare-onboarding";

type Onboarding = z.output<typeof getOnboarding.response>;

const onboardingQuery = queryOptions({
  queryKey: ["onboarding"],
  queryFn: ({ signal }) => callApi(getOnboarding, { signal }),
  // What is typed must not change under the hands.
  refetchOnWindowFocus: false,
  staleTime: Number.POSITIVE_INFINITY,
});

export function usePrepared(user: SessionUser | undefined) {
  return useQuery({
    queryKey: ["onboarding-prepared", user?.id],
    enabled: user !== undefined,
    queryFn: () =>
      prepareOnboarding({
        user: user ?? { id: "", metadata: { name: "" } },
        storedAgencyId: registeredAgency.read(),
        readStatus: () => account.getUserStatus(),
        promote: (agencyId, userId) =>
          account.promoteProfile({ body: { agency_id: agencyId, auth_id: userId } }),
      }),
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useOnboarding(isReady: boolean) {
  return useQuery({ ...onboardingQuery, enabled: isReady });
}

export interface StepSave {
  readonly step: number;
  readonly changes: ProfileChanges;
  /** The profile as it is after the save. */
  readonly data: ProfileData;
  readonly finish: boolean;
}

/** Saves what was typed and where to go on; another device opens the same step. */
export function useSaveStep() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ step, changes, finish }: StepSave) => {
      const seen = client.getQueryData<Onboarding>(onboardingQuery.queryKey);
      return callApi(saveOnboarding, {
        body: { step, version: seen?.version ?? 0, changes, finish },
      });
    },
    onSuccess: ({ version }, { step, data }) =>
      client.setQueryData(onboardingQuery.queryKey, (before) => ({
        step,
        version,
        data,
        canStartTrial: before?.canStartTrial ?? false,
      })),
  });
}

/** Fourteen days of Premium that end by themselves; only after the set-up, as it takes an active member. */
export function useStartTrial() {
  return useMutation({ mutationFn: () => callApi(startFreeTrial) });
}
