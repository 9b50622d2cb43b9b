import { getBilling } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Billing = z.output<typeof getBilling.response>;

interface BillingOptions {
  /** False: a part that appears later does not ask again what has just failed. The page beside it offers that. */
  readonly retryOnMount?: boolean;
}

/** Plan, subscription, usage and invoices of the own agency. */
export function useBilling({ retryOnMount = true }: BillingOptions = {}) {
  return useQuery({
    queryKey: ["billing"],
    queryFn: ({ signal }) => callApi(getBilling, { signal }),
    staleTime: 60_000,
    retryOnMount,
  });
}
