import type { listTenders, TenderAssessment, TenderMarks } from "@tc/contract";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { z } from "zod";

type Page = z.output<typeof listTenders.response>;

/** Where the answer of `getTenderAssessment` is kept. */
export const assessmentKey = (slug: string) => ["assessment", slug] as const;
/** Where the pages of lists are kept. */
export const listKey = ["tenders", "list"] as const;

/** What is known of the agency's marks on a tender, from whichever answer has them. */
export function readMarks(client: QueryClient, slug: string): TenderMarks | undefined {
  const assessment = client.getQueryData<TenderAssessment>(assessmentKey(slug));
  if (assessment) return assessment.marks;
  for (const [, list] of client.getQueriesData<InfiniteData<Page>>({ queryKey: listKey })) {
    for (const page of list?.pages ?? []) {
      const item = page.items.find((candidate) => candidate.slug === slug);
      if (item) return page.standings[item.id]?.marks;
    }
  }
  return undefined;
}

/**
 * Call this before marking and what it returns after the server has marked: answers that were on their way meanwhile
 * may be older than the mark and bring the old one back, so they are asked for again.
 */
export function watchOlderAnswers(client: QueryClient, slug: string): () => void {
  const older = new Set(
    client
      .getQueryCache()
      .findAll({ fetchStatus: "fetching", predicate: ({ queryKey }) => shows(queryKey, slug) })
      .map(({ queryHash }) => queryHash),
  );
  return () =>
    void client.invalidateQueries({ predicate: ({ queryHash }) => older.has(queryHash) });
}

function shows([kind, of]: readonly unknown[], slug: string): boolean {
  return (kind === listKey[0] && of === listKey[1]) || (kind === "assessment" && of === slug);
}

/** The same marks in every answer that shows them, so that list and detail never disagree. */
export function writeMarks(client: QueryClient, slug: string, marks: TenderMarks): void {
  client.setQueryData<TenderAssessment>(
    assessmentKey(slug),
    (assessment) => assessment && { ...assessment, marks },
  );
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: listKey },
    (list) => list && { ...list, pages: list.pages.map((page) => withMarks(page, slug, marks)) },
  );
}

function withMarks(page: Page, slug: string, marks: TenderMarks): Page {
  const item = page.items.find((candidate) => candidate.slug === slug);
  if (!item) return page;
  return {
    ...page,
    standings: { ...page.standings, [item.id]: { ...page.standings[item.id], marks } },
  };
}
