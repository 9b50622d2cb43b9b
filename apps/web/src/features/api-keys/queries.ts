import { createApiKey, listApiKeys, revokeApiKey, rotateApiKey } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";

export type ApiKeyList = z.output<typeof listApiKeys.response>;
export type ApiKey = ApiKeyList["keys"][number];
export type KeyWish = z.input<NonNullable<typeof createApiKey.body>>;
export type Rotation = z.input<NonNullable<typeof rotateApiKey.body>>;

const apiKeysQuery = queryOptions({
  queryKey: ["api-keys"],
  queryFn: ({ signal }) => callApi(listApiKeys, { signal }),
});

export function useApiKeys() {
  return useQuery(apiKeysQuery);
}

function useKeyChange<Wish, Answer>(change: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    // A new key is told once; the cache must not keep it any longer than its dialog.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}

export function useCreateApiKey() {
  return useKeyChange((body: KeyWish) => callApi(createApiKey, { body }));
}

export function useRotateApiKey() {
  return useKeyChange(({ id, ...body }: Rotation & { id: string }) =>
    callApi(rotateApiKey, { params: { id }, body }),
  );
}

export function useRevokeApiKey() {
  return useKeyChange((id: string) => callApi(revokeApiKey, { params: { id } }));
}
