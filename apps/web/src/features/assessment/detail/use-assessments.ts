import type { TenderAssessment } from "@tc/contract";
import { useQueries } from "@tanstack/react-query";
import { assessmentQuery } from "./queries";

/** Of several tenders, in their order; undefined as long as one is not there yet. */
export function useAssessments(
  slugs: readonly string[],
): readonly (TenderAssessment | undefined)[] {
  return useQueries({ queries: slugs.map(assessmentQuery) }).map(({ data }) => data);
}
