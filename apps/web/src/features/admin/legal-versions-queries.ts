import { listLegalVersions, publishLegalVersion } from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { useGuarded } from "./queries";

const queryKey = ["admin", "legal-versions"];

export type NewLegalVersion = z.input<NonNullable<(typeof publishLegalVersion)["body"]>>;

export function useLegalVersions() {
  const guarded = useGuarded();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => guarded((headers) => callApi(listLegalVersions, { headers, signal })),
  });
}

export function usePublish() {
  const client = useQueryClient();
  const guarded = useGuarded();
  return useMutation({
    mutationFn: (body: NewLegalVersion) =>
      guarded((headers) => callApi(publishLegalVersion, { headers, body })),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}
