import {
  addMailAddress,
  getEmails,
  listMails,
  removeMailAddress,
  retryMailAddress,
  saveEmails,
} from "@tc/contract";
import type { EmailChanges, EmailsAnswer } from "@tc/contract";
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const emailsQuery = queryOptions({
  queryKey: ["emails", "settings"],
  queryFn: ({ signal }) => callApi(getEmails, { signal }),
});

export function useEmails() {
  return useQuery(emailsQuery);
}

export function useMails(limit: number) {
  return useQuery({
    queryKey: ["emails", "history", limit],
    queryFn: ({ signal }) => callApi(listMails, { query: { limit }, signal }),
    placeholderData: keepPreviousData,
  });
}

function applied({ settings, ...rest }: EmailsAnswer, changes: EmailChanges): EmailsAnswer {
  const { frequencies, pause, ...others } = changes;
  const { pause: pauseBefore, ...before } = settings;
  const pauseNow = pause === undefined ? pauseBefore : (pause ?? undefined);
  // What a change does not name is absent, never undefined.
  const named = Object.fromEntries(
    Object.entries(others).filter(([, value]) => value !== undefined),
  );
  return {
    ...rest,
    settings: {
      ...before,
      ...named,
      frequencies: { ...before.frequencies, ...frequencies },
      ...(pauseNow && { pause: pauseNow }),
    },
  };
}

/** Shown at once and taken back when the server refuses; one after the other, so that the last one holds. */
export function useSaveEmails() {
  const client = useQueryClient();
  const { queryKey } = emailsQuery;
  return useMutation({
    scope: { id: "emails" },
    mutationFn: (changes: EmailChanges) => callApi(saveEmails, { body: changes }),
    onMutate: async (changes) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, applied(before, changes));
    },
    onSuccess: (answer) => {
      // A later change is still shown before its own answer.
      if (client.isMutating({ mutationKey: ["emails"] }) <= 1)
        client.setQueryData(queryKey, answer);
      // What the next mail would be depends on it.
      void client.invalidateQueries({ queryKey: ["digest-preview"] });
    },
    onError: () => client.invalidateQueries({ queryKey }),
    mutationKey: ["emails"],
  });
}

export type AddressDeed =
  | { readonly kind: "add" | "retry"; readonly address: string }
  | { readonly kind: "remove"; readonly id: string };

export function useAddressChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (deed: AddressDeed) => {
      if (deed.kind === "remove") {
        await callApi(removeMailAddress, { params: { id: deed.id } });
        return undefined;
      }
      const endpoint = deed.kind === "add" ? addMailAddress : retryMailAddress;
      return callApi(endpoint, { body: { address: deed.address } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: emailsQuery.queryKey }),
  });
}
