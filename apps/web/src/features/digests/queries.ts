import { getDigestPreview, sendDigestPreview } from "@tc/contract";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

/** Made anew after each change of the settings: see `useSaveEmails`. */
export function useDigestPreview() {
  return useQuery({
    queryKey: ["digest-preview"],
    queryFn: ({ signal }) => callApi(getDigestPreview, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function useSendPreview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(sendDigestPreview, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ["emails", "history"] }),
  });
}
