import type { TenderAssessment } from "@tc/contract";
import { useQuery } from "@tanstack/react-query";
import { assessmentQuery, isPending, pendingPollMs } from "./queries";

/** Of several tenders, in their order; undefined as long as one is not there yet. */
export function useAssessments(
  slugs: readonly string[],
): readonly (TenderAssessment | undefined)[] {
  const { data = [] } = useQuery({
    queryKey: ["assessments", slugs],
    queryFn: ({ client }) =>
      Promise.all(
        slugs.map((slug) =>
          client
            .fetchQuery({ ...assessmentQuery(slug), staleTime: pendingPollMs })
            .catch(() => undefined),
        ),
      ),
    refetchInterval: ({ state }) => (state.data?.some(isPending) ? pendingPollMs : false),
  });
  return data;
}
