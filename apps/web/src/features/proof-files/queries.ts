import { deleteProofFile, listProofFiles, uploadProofFile } from "@tc/contract";
import type { ProofKind } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../platform/api/api";
import { sendFile } from "../../platform/api/send-file";

export type ProofList = z.output<typeof listProofFiles.response>;

const proofsQuery = queryOptions({
  queryKey: ["proof-files"],
  queryFn: ({ signal }): Promise<ProofList> => callApi(listProofFiles, { signal }),
});

export function useProofs() {
  return useQuery(proofsQuery);
}

export interface NewProof {
  readonly file: File;
  readonly kind: ProofKind;
  readonly name: string;
  readonly validUntil: string | undefined;
}

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: proofsQuery.queryKey });
}

export function useUploadProof() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ file, kind, name, validUntil }: NewProof) =>
      sendFile(uploadProofFile, {
        params: {},
        query: { kind, name, ...(validUntil !== undefined && { validUntil }) },
        file,
      }),
    onSettled: refresh,
  });
}

export function useDeleteProof() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteProofFile, { params: { id } }),
    onSettled: refresh,
  });
}
