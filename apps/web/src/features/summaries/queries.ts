import { getSummary, reportStatement, withdrawReport } from "@tc/contract";
import type { Summary } from "@tc/contract";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../platform/api/api";
import { nextLook } from "./next-look";

const summaryQuery = (slug: string) =>
  queryOptions({
    queryKey: ["summary", slug],
    queryFn: ({ signal }): Promise<Summary> => callApi(getSummary, { params: { slug }, signal }),
    // Whoever comes back from the documents' page has changed what it is made of.
    staleTime: 0,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data ? nextLook(data, dataUpdateCount) : false,
  });

export function useSummary(slug: string) {
  return useQuery(summaryQuery(slug));
}

interface Report {
  readonly key: string;
  /** False takes it back. */
  readonly isWrong: boolean;
  /** What is wrong with it */
  readonly comment?: string | undefined;
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
    // One after the other: the comment comes after its report, and what was pressed last counts.
    scope: { id: queryKey.join(" ") },
    mutationFn: ({ key, isWrong, comment }: Report) =>
      isWrong
        ? callApi(reportStatement, {
            params: { slug },
            body: { key, ...(comment !== undefined && { comment }) },
          })
        : callApi(withdrawReport, { params: { slug, key } }),
    onMutate: async (report) => {
      // An answer on its way knows nothing of it.
      await client.cancelQueries({ queryKey });
      show(report);
    },
    onSuccess: (_, report) => show(report),
    // A comment comes after the report, which stands without it.
    onError: (_, { key, isWrong, comment }) =>
      show({ key, isWrong: comment === undefined ? !isWrong : isWrong }),
  });
}
