import { changeProofFile, deleteProofFile, listProofFiles, uploadProofFile } from "@tc/contract";
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
  /** Of an insurance alone */
  readonly coverCents: number | undefined;
  /** The proof that it renews */
  readonly replaces: string | undefined;
}

/** A change ends with a fresh list; a failure is told at once, whatever the next look takes. */
function useRefresh() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: proofsQuery.queryKey });
  return { onSuccess: refresh, onError: () => void refresh() };
}

export function useUploadProof() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ file, kind, name, validUntil, coverCents, replaces }: NewProof) =>
      sendFile(uploadProofFile, {
        params: {},
        query: {
          kind,
          name,
          ...(validUntil !== undefined && { validUntil }),
          ...(coverCents !== undefined && { coverCents }),
          ...(replaces !== undefined && { replaces }),
        },
        file,
      }),
    ...refresh,
  });
}

export function useDeleteProof() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => callApi(deleteProofFile, { params: { id } }),
    ...refresh,
  });
}

interface ProofChange {
  readonly id: string;
  readonly name: string;
  /** null: it does not expire */
  readonly validUntil: string | null;
  /** null: nobody says it any more */
  readonly coverCents: number | null;
}

export function useChangeProof() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id, ...body }: ProofChange) =>
      callApi(changeProofFile, { params: { id }, body }),
    ...refresh,
  });
}
