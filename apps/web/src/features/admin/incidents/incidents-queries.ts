import {
  addStatusIncident,
  changeStatusIncident,
  deleteStatusIncident,
  listStatusIncidents,
} from "@tc/contract";
import type { Incident } from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../platform/api/api";
import { useGuarded } from "../queries";

const queryKey = ["admin", "status-incidents"];

export type IncidentWords = Omit<Incident, "id">;

export function useIncidents() {
  const guarded = useGuarded();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      guarded((headers) => callApi(listStatusIncidents, { headers, signal })),
  });
}

export function useSaveIncident() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: ({ id, words }: { id: string | undefined; words: IncidentWords }) =>
      guarded<unknown>((headers) =>
        id === undefined
          ? callApi(addStatusIncident, { headers, body: words })
          : callApi(changeStatusIncident, { headers, params: { id }, body: words }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

export function useDeleteIncident() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (id: string) =>
      guarded((headers) => callApi(deleteStatusIncident, { headers, params: { id } })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
