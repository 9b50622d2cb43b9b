import {
  concludeProcessingContract,
  getProcessingContract,
  printProcessingContract,
} from "@tc/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { bytesOfBase64, downloadFile } from "../../platform/download-file";

const queryKey = ["processing-contract"];

export function useProcessingContract() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getProcessingContract, { signal }),
  });
}

export function useConclude() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => callApi(concludeProcessingContract, { body: { version } }),
    onSuccess: (contract) => client.setQueryData(queryKey, contract),
  });
}

/** Hands the contract over as a PDF file and tells its name. */
export function usePrint() {
  return useMutation({
    mutationFn: async () => {
      const { fileName, pdfBase64 } = await callApi(printProcessingContract);
      downloadFile(fileName, new Blob([bytesOfBase64(pdfBase64)], { type: "application/pdf" }));
      return fileName;
    },
  });
}
