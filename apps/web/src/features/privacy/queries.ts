import { cancelDeletion, requestDeletion, requestExport } from "@tc/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { bytesOfBase64, downloadFile } from "../../platform/download-file";

/** Fetches all data of the agency and hands them over as a ZIP file. */
export function useExport() {
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      const answer = await callApi(requestExport, { body: { currentPassword } });
      const bytes = bytesOfBase64(answer.zipBase64);
      downloadFile(answer.fileName, new Blob([bytes], { type: "application/zip" }));
      return answer.fileName;
    },
  });
}

export function useRequestDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; agencyName: string }) =>
      callApi(requestDeletion, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ["agency"] }),
  });
}

export function useCancelDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(cancelDeletion),
    onSettled: () => client.invalidateQueries({ queryKey: ["agency"] }),
  });
}
