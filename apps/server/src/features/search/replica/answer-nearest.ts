import { agencySectorsOfText, fieldTerms, runSearch, widenText } from "@tc/search-engine";
import type { SearchQuery } from "@tc/search-engine";
import { fieldOf } from "./answer-query.ts";
import type { SearchedIndex } from "./answer-query.ts";

/**
 * The tenders that come nearest to the words of a query, within its filters, the nearest first: those with any of its
 * words, their synonyms or parts, and those of the services that its words name.
 */
export function answerNearest(index: SearchedIndex, query: SearchQuery): readonly string[] {
  const { segments, analyzer, forecasts } = index;
  const anyOf = widenText(query.text, analyzer, segments);
  const agencySectors = agencySectorsOfText(query.text, analyzer);
  const services =
    agencySectors.length > 0 ? fieldTerms({ agencySectors, cpv: [] }, analyzer) : undefined;
  if (anyOf.length === 0 && !services) return [];
  const relevant: SearchQuery = { ...query, sort: "relevance", after: undefined };
  const field = fieldOf(index, query);
  return runSearch(segments, { anyOf, services }, relevant, forecasts, { field }).ids;
}
