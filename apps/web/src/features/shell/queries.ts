import { getAgency, getBilling } from "@tc/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api";

export type Billing = z.output<typeof getBilling.response>;

const agencyQuery = queryOptions({
  queryKey: ["agency"],
  queryFn: ({ signal }) => callApi(getAgency, { signal }),
  staleTime: 60_000,
});

const billingQuery = queryOptions({
  queryKey: ["billing"],
  queryFn: ({ signal }) => callApi(getBilling, { signal }),
  staleTime: 60_000,
});

/** The own agency with plan and rights: for explaining, the server decides by itself. */
export function useAgency() {
  return useQuery(agencyQuery);
}

/** Plan, subscription, usage and invoices of the own agency. */
export function useBilling() {
  return useQuery(billingQuery);
}
