import { listDataRequests, sendDataRequest } from "@tc/contract";
import type { DataRequest } from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const queryKey = ["data-requests"];

export function useDataRequests() {
  return useQuery({ queryKey, queryFn: ({ signal }) => callApi(listDataRequests, { signal }) });
}

export function useSendDataRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { kind: DataRequest["kind"]; text?: string | undefined }) =>
      callApi(sendDataRequest, { body }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
