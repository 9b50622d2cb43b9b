import { runSearch, servicesOfText, sharesOf, widenText } from "@tc/search-engine";
import type { ResultCounts, SearchQuery, SearchResult } from "@tc/search-engine";
import { fieldOf } from "./answer-query.ts";
import type { SearchedIndex } from "./answer-query.ts";

/** What comes near the words of a text, and the services that they name. */
export function readNear({ segments, analyzer }: SearchedIndex, text: string) {
  return { anyOf: widenText(text, analyzer, segments), services: servicesOfText(text, analyzer) };
}

/** The results of the same question come before the nearest and are none of them. */
type Results = ResultCounts & Pick<SearchResult, "ids">;
const noResults: Results = { ids: [], facets: { agencySector: {} }, total: 0 };

/**
 * The tenders that come nearest to the words of a query, within its filters, the nearest first: those with any of its
 * words, their synonyms or parts, and those of the services that its words name or that its results are of. Reading the
 * words costs most: queries with the same ones share `near`.
 */
export function answerNearest(
  index: SearchedIndex,
  query: SearchQuery,
  results: Results = noResults,
  near = readNear(index, query.text),
): readonly string[] {
  const { anyOf, services } = near;
  const shares = sharesOf(results);
  if (anyOf.length === 0 && services.length === 0 && shares.length === 0) return [];
  const relevant: SearchQuery = {
    ...query,
    sort: "relevance",
    limit: query.limit + results.ids.length,
    after: undefined,
  };
  const field = fieldOf(index, query);
  const text = { anyOf, near: { services, shares } };
  const { ids } = runSearch(index.segments, text, relevant, index.forecasts, { field });
  const isResult = new Set(results.ids);
  return ids.filter((id) => !isResult.has(id)).slice(0, query.limit);
}
