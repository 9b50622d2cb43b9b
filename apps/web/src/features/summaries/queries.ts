import { getSummary, reportStatement, withdrawReport } from "@tc/contract";
import type { Summary } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";

const summaryQuery = (slug: string) =>
  queryOptions({
    queryKey: ["summary", slug],
    queryFn: ({ signal }): Promise<Summary> => callApi(getSummary, { params: { slug }, signal }),
  });

export function useSummary(slug: string) {
  return useQuery(summaryQuery(slug));
}

interface Report {
  readonly key: string;
  /** False takes it back. */
  readonly isWrong: boolean;
}

/** Says that a statement is wrong; shown at once, and as before where the server did not take it. */
export function useReport(slug: string) {
  const client = useQueryClient();
  const { queryKey } = summaryQuery(slug);
  const show = ({ key, isWrong }: Report) =>
    client.setQueryData(queryKey, (summary) => {
      const others = summary?.reported.filter((other) => other !== key) ?? [];
      return summary && { ...summary, reported: isWrong ? [...others, key] : others };
    });
  return useMutation({
    mutationFn: ({ key, isWrong }: Report) =>
      isWrong
        ? callApi(reportStatement, { params: { slug }, body: { key } })
        : callApi(withdrawReport, { params: { slug, key } }),
    onMutate: show,
    onError: (_, { key, isWrong }) => show({ key, isWrong: !isWrong }),
  });
}
