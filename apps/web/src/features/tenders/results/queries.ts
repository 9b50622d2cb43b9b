import { listTenders } from "@tc/contract";
import type { AssessmentSummary, TenderListItem } from "@tc/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { z } from "zod";
import { callApi } from "../../../platform/api/api";
import { listKeyOf, markStateOf, useMarks } from "../../marks";
import type { ListQuery } from "./filters/filters";

export type TenderPage = z.output<typeof listTenders.response>;
export type Facets = TenderPage["facets"];

const emptyPollMs = 5_000;
const scoringPollMs = 15_000;

/** All loaded pages of the list as one. The first page tells total, facets and corrections. */
export function useResults(query: ListQuery) {
  const result = useInfiniteQuery({
    queryKey: listKeyOf(query),
    queryFn: ({ client, pageParam, signal }) => {
      const pageQuery = pageParam === undefined ? query : { ...query, cursor: pageParam };
      return markStateOf(client).read(
        () => callApi(listTenders, { query: pageQuery, signal }),
        ({ items, assessments }) =>
          items.map(({ id, slug }) => [slug, assessments[id]?.marks] as const),
      );
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // A fresh database fills within minutes, scores are made within seconds; whoever waits sees it happen.
    refetchInterval: (current) => {
      const page = current.state.data?.pages[0];
      if (page?.total === 0) return emptyPollMs;
      return page?.access.scoring === "running" ? scoringPollMs : false;
    },
    // The old rows stay while a changed filter loads: no flicker, no jump.
    placeholderData: keepPreviousData,
  });
  const pages = result.data?.pages ?? [];
  const items = uniqueItems(pages);
  const marksOf = useMarks();
  const assessments: Record<string, AssessmentSummary> = Object.assign(
    {},
    ...pages.map((page) => page.assessments),
  );
  for (const { id, slug } of items) assessments[id] = { ...assessments[id], marks: marksOf(slug) };
  return { ...result, first: pages[0], items, assessments };
}

/** A tender that moved between two pages while they were read must not appear twice. */
function uniqueItems(pages: readonly TenderPage[]): TenderListItem[] {
  const byId = new Map(pages.flatMap((page) => page.items.map((item) => [item.id, item] as const)));
  return [...byId.values()];
}
