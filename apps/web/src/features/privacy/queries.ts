import { cancelDeletion, requestDeletion, requestExport } from "@tc/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { receiveFile } from "../../platform/api/receive-file";
import { downloadFile } from "../../platform/download-file";

/** Fetches all data of the agency and hands them over as a ZIP file. */
export function useExport() {
  return useMutation({
    mutationFn: async (currentPassword: string) => {
      const { fileName, content } = await receiveFile(requestExport, {
        body: { currentPassword },
      });
      downloadFile(fileName, content);
      return fileName;
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
