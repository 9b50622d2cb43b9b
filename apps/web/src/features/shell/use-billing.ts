import { getBilling } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type Billing = z.output<typeof getBilling.response>;

/** Plan, subscription, usage and invoices of the own agency. */
export function useBilling() {
  return useQuery({
    queryKey: ["billing"],
    queryFn: ({ signal }) => callApi(getBilling, { signal }),
    staleTime: 60_000,
  });
}
