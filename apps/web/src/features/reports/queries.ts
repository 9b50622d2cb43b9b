import {
  changeReport,
  deleteReport,
  listReports,
  makeReport,
  printReport,
  receiveReport,
  restoreReport,
} from "@tc/contract";
import type { Report, ReportDraft } from "@tc/contract";
import type { ReportFormat } from "@tc/domain";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { errorSentence } from "../../platform/api/error-sentences";
import { receiveFile } from "../../platform/api/receive-file";
import { downloadFile } from "../../platform/download-file";
import { showToast } from "../../ui/overlays/toast";

const reportsKey = ["reports"] as const;
const tellFailure = (error: unknown) => showToast(errorSentence(error), { isFailure: true });

export function useReports() {
  return useQuery({
    queryKey: reportsKey,
    queryFn: ({ signal }) => callApi(listReports, { signal }),
  });
}
export type ReportList = NonNullable<ReturnType<typeof useReports>["data"]>;
export type Member = ReportList["members"][number];

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: reportsKey });
}

/** `id`: of the report that is changed; without one a new one is made */
export function useSaveReport(id: string | undefined) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ReportDraft) =>
      id === undefined
        ? callApi(makeReport, { body })
        : callApi(changeReport, { params: { id }, body }),
    onSuccess: async ({ name }) => {
      showToast(id === undefined ? `„${name}“ angelegt.` : `„${name}“ geändert.`);
      await refresh();
    },
  });
}

/** Shown at once; the message has the way back. */
export function useDeleteReport() {
  const client = useQueryClient();
  const refresh = useRefresh();
  const restore = useMutation({
    mutationFn: ({ id }: Report) => callApi(restoreReport, { params: { id } }),
    onSuccess: ({ name }) => showToast(`„${name}“ ist wieder da.`),
    onError: tellFailure,
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ id }: Report) => callApi(deleteReport, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: reportsKey });
      client.setQueryData<ReportList>(
        reportsKey,
        (list) => list && { ...list, reports: list.reports.filter((it) => it.id !== id) },
      );
    },
    onSuccess: (_done, report) =>
      showToast(`„${report.name}“ gelöscht.`, {
        action: { label: "Rückgängig", run: () => restore.mutate(report) },
      }),
    onError: tellFailure,
    onSettled: refresh,
  });
}

export function useReceiveReport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Report) => callApi(receiveReport, { params: { id } }),
    onSuccess: ({ name }) => showToast(`„${name}“ kommt wieder zu dir.`),
    onError: tellFailure,
    onSettled: refresh,
  });
}

export function useDownload() {
  return useMutation({
    mutationFn: ({ id, format }: { id: string; format: ReportFormat }) =>
      receiveFile(printReport, { params: { id }, query: { format } }),
    onSuccess: ({ fileName, content }) => {
      downloadFile(fileName, content);
      showToast("Der Bericht ist gespeichert.");
    },
    onError: (error) => showToast(`Kein Bericht. ${errorSentence(error)}`, { isFailure: true }),
  });
}
