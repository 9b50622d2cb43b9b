import { getAgency } from "@tc/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const agencyQuery = queryOptions({
  queryKey: ["agency"],
  queryFn: ({ signal }) => callApi(getAgency, { signal }),
  staleTime: 60_000,
});

/** The own agency with plan and rights: for explaining, the server decides by itself. */
export function useAgency() {
  return useQuery(agencyQuery);
}
