import {
  findProfileSuggestions,
  getProfileSuggestions,
  settleProfileSuggestions,
} from "@tc/contract";
import type { SuggestionsAnswer } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const readingPollMs = 1_500;

const suggestionsQuery = queryOptions({
  queryKey: ["profile-suggestions"],
  queryFn: ({ signal }): Promise<SuggestionsAnswer> => callApi(getProfileSuggestions, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.website?.state === "reading" ? readingPollMs : false,
});

export function useSuggestions() {
  return useQuery(suggestionsQuery);
}

/** Without an address only published awards are looked through. */
export function useFindSuggestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (address: string | undefined) =>
      callApi(findProfileSuggestions, { body: address === undefined ? {} : { address } }),
    onSuccess: (answer) => client.setQueryData(suggestionsQuery.queryKey, answer),
  });
}

export interface Settlement {
  readonly confirm?: readonly string[];
  readonly drop?: readonly string[];
}

export function useSettleSuggestions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ confirm = [], drop = [] }: Settlement) =>
      callApi(settleProfileSuggestions, { body: { confirm: [...confirm], drop: [...drop] } }),
    onSuccess: (answer) => client.setQueryData(suggestionsQuery.queryKey, answer),
  });
}
