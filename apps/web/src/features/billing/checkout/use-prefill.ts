import { getAgencyInfo, getTrialEligibility } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import type { Choice } from "./choice";
import type { AgencyInfo } from "./read-order";

export interface Prefill {
  readonly info: AgencyInfo | undefined;
  readonly isTrialEligible: boolean;
  /** Of a trial without a card that still runs: the first charge waits for its end. */
  readonly trialEndsAt: string | undefined;
}

/** What the form starts with; undefined while it loads. What cannot be read stays empty, and a trial unpromised. */
export function usePrefill(agencyId: string, { tier }: Choice): Prefill | undefined {
  return useQuery({
    queryKey: ["checkout", agencyId, tier],
    queryFn: async ({ signal }) => {
      const params = { agencyId };
      const [info, trial] = await Promise.all([
        callApi(getAgencyInfo, { params, signal }).catch(logged("agency info")),
        callApi(getTrialEligibility, { params, signal }).catch(logged("trial eligibility")),
      ]);
      return {
        info,
        isTrialEligible: tier === "premium" && (trial?.eligible ?? false),
        trialEndsAt: trial?.trialEndsAt,
      };
    },
    // What is being typed must not be replaced.
    staleTime: Infinity,
  }).data;
}

function logged(what: string) {
  return (error: unknown) => {
    console.error(`ERROR reading the ${what} failed:`, error);
    return undefined;
  };
}
