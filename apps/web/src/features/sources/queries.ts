import { listSources, loadSamples } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { errorSentence } from "../../platform/api/error-sentences";
import { showToast } from "../../ui/overlays/toast";

const sourcesQuery = queryOptions({
  queryKey: ["sources"],
  queryFn: ({ signal }) => callApi(listSources, { signal }),
  refetchInterval: 60_000,
});

export function useSources() {
  return useQuery(sourcesQuery);
}

/** Loads the sample data; the screens fill themselves as soon as tenders arrive. */
export function useLoadSamples() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(loadSamples),
    onSuccess: async () => {
      showToast("Musterdaten werden geladen. Das dauert wenige Sekunden.");
      await client.invalidateQueries();
    },
    onError: (error) => showToast(errorSentence(error), { isFailure: true }),
  });
}
