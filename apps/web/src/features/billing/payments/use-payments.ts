import { getPaymentsSetup } from "@tc/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { openStripe } from "./load-stripe";

const paymentsQuery = queryOptions({
  queryKey: ["payments"],
  queryFn: async ({ signal }) => {
    const { publishableKey, scriptUrl, isTestMode } = await callApi(getPaymentsSetup, { signal });
    return { stripe: await openStripe(publishableKey, scriptUrl), isTestMode };
  },
  staleTime: Infinity,
  // Its fields live as long as the page.
  structuralSharing: false,
});

/** The payment provider's script, loaded from where the server says. Only inside of `PaymentDocument`. */
export function usePayments() {
  return useQuery(paymentsQuery);
}
