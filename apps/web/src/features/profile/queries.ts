import { getProfile, saveProfile } from "@tc/contract";
import type { ProfileAnswer, ProfileChanges } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => callApi(getProfile, { signal }),
});

export function useProfile() {
  return useQuery(profileQuery);
}

/** Saves parts of the profile on top of the version last seen. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (changes: ProfileChanges) => {
      const seen = client.getQueryData<ProfileAnswer>(profileQuery.queryKey);
      return callApi(saveProfile, { body: { version: seen?.version ?? 0, changes } });
    },
    onSuccess: (answer) => client.setQueryData(profileQuery.queryKey, answer),
  });
}
