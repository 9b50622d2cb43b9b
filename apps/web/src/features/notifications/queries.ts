import {
  countUnseen,
  listNotifications,
  markNotificationsSeen,
  markNotificationsUnseen,
} from "@tc/contract";
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { errorSentence } from "../../platform/api/error-sentences";
import { showToast } from "../../ui/overlays/toast";

const unseenQuery = queryOptions({
  queryKey: ["notifications", "unseen"],
  queryFn: ({ signal }) => callApi(countUnseen, { signal }),
  refetchInterval: 60_000,
});

const listQuery = infiniteQueryOptions({
  queryKey: ["notifications", "list"],
  queryFn: ({ pageParam, signal }) =>
    callApi(listNotifications, { query: pageParam ? { before: pageParam } : {}, signal }),
  initialPageParam: "",
  getNextPageParam: ({ hasMore, notifications }) =>
    hasMore ? notifications.at(-1)?.id : undefined,
});

/** How many notifications the member has not seen; undefined until that is known. */
export function useUnseenCount(): number | undefined {
  return useQuery(unseenQuery).data?.unseen;
}

export function useNotifications() {
  return useInfiniteQuery(listQuery);
}

/** Marks these as seen, or all; the toast takes it back. */
export function useMarkSeen() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: ["notifications"] });
  const onError = (error: Error) => showToast(errorSentence(error), { isFailure: true });
  const restore = useMutation({
    mutationFn: (ids: string[]) => callApi(markNotificationsUnseen, { body: { ids } }),
    onSuccess: refresh,
    onError,
  });
  return useMutation({
    mutationFn: (ids?: string[]) => callApi(markNotificationsSeen, { body: ids ? { ids } : {} }),
    onSuccess: async ({ ids }, chosenIds) => {
      await refresh();
      if (chosenIds === undefined && ids.length > 0) {
        showToast("Alle Mitteilungen sind gelesen.", {
          action: { label: "Rückgängig", run: () => restore.mutate(ids) },
        });
      }
    },
    onError,
  });
}
