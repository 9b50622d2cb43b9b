import { runSearch, servicesOfText, widenText } from "@tc/search-engine";
import type { SearchQuery } from "@tc/search-engine";
import { fieldOf } from "./answer-query.ts";
import type { SearchedIndex } from "./answer-query.ts";

/** What comes near the words of a text, and the services that they name. */
export function readNear({ segments, analyzer }: SearchedIndex, text: string) {
  return { anyOf: widenText(text, analyzer, segments), services: servicesOfText(text, analyzer) };
}

/**
 * The tenders that come nearest to the words of a query, within its filters, the nearest first: those with any of its
 * words, their synonyms or parts, and those of the services that its words name. Reading the words costs most: queries
 * with the same ones share `near`.
 */
export function answerNearest(
  index: SearchedIndex,
  query: SearchQuery,
  near = readNear(index, query.text),
): readonly string[] {
  if (near.anyOf.length === 0 && !near.services) return [];
  const relevant: SearchQuery = { ...query, sort: "relevance", after: undefined };
  const field = fieldOf(index, query);
  return runSearch(index.segments, near, relevant, index.forecasts, { field }).ids;
}
