import type { Analyzer } from "@tc/text";
import type { Db } from "../../../platform/database/database.ts";
import { fieldTerms, parseText, readUuid, resolveText, runSearch } from "@tc/search-engine";
import type {
  ForecastColumns,
  ResolvedText,
  SearchQuery,
  SearchResult,
  SearchRun,
  Segment,
  SynonymTable,
  Verdict,
} from "@tc/search-engine";
import * as store from "../index/search-index.store.ts";

/** Phrases are looked up in the database for so many tenders at a time. */
const phraseCandidatesPerStep = 10_000;

/** What a query is answered from, at one moment. */
export interface SearchedIndex {
  readonly segments: readonly Segment[];
  readonly forecasts: ForecastColumns;
  readonly analyzer: Analyzer;
  /** Other words than those of the agencies' language; for benches. */
  readonly synonymTable?: SynonymTable;
  /** Knows the order of words, which the segments do not. */
  readonly db: Db;
}

/** Answers a query. Where nothing holds all its words, they may also be the beginnings of longer ones. */
export async function answerQuery(index: SearchedIndex, query: SearchQuery): Promise<SearchResult> {
  const { segments, analyzer, synonymTable } = index;
  const parsed = parseText(query.text, analyzer, synonymTable);
  const pinned = query.after?.rarities;
  let text = resolveText(parsed, segments, pinned, false);
  let run = parsed.isUnsearchable ? findNothing(index, query) : await find(index, text, query);
  if (run.total === 0 && parsed.nodes.length > 1 && !text.isHopeless) {
    const completed = resolveText(parsed, segments, pinned, true);
    const retry = await find(index, completed, query);
    if (retry.total > 0) [text, run] = [completed, retry];
  }
  const last = run.ids.at(-1);
  const next =
    run.hasMore && last !== undefined && run.lastKey !== undefined
      ? { key: run.lastKey, id: last, rarities: text.nodes.map(({ rarity }) => rarity) }
      : undefined;
  const { ids, total, facets, synonyms } = run;
  return { ids, total, facets, corrections: text.corrections, synonyms, next };
}

/** Ids of the tenders that hold the words as they were typed: nothing is corrected or completed. */
export async function findTyped(
  index: SearchedIndex,
  query: SearchQuery,
): Promise<readonly string[]> {
  const { segments, analyzer, synonymTable } = index;
  const parsed = parseText(query.text, analyzer, synonymTable);
  if (parsed.isUnsearchable) return [];
  const text = resolveText(parsed, segments, undefined, false, false);
  return (await find(index, text, query, false)).ids;
}

async function find(
  index: SearchedIndex,
  text: ResolvedText,
  query: SearchQuery,
  hasFacets = true,
): Promise<SearchRun> {
  if (text.isHopeless) return findNothing(index, query);
  const { segments, forecasts } = index;
  const verdict = text.phrases.length > 0 ? await phraseVerdict(index, text, query) : undefined;
  return runSearch(segments, text.nodes, query, forecasts, {
    verdict,
    field: fieldOf(index, query),
    hasFacets,
  });
}

/** The query's field as this index's analyzer reads it. */
export function fieldOf({ analyzer }: SearchedIndex, { field }: SearchQuery) {
  return field && fieldTerms(field, analyzer);
}

/** The answer to words that no tender has: empty in every facet, too. */
function findNothing({ segments, forecasts }: SearchedIndex, query: SearchQuery): SearchRun {
  const unknownWord = { alternatives: [], isExcluded: false, rarity: 1 };
  return runSearch(segments, [unknownWord], query, forecasts);
}

/** Asks the database which of the tenders that hold all the words hold them as phrases. */
async function phraseVerdict(
  { segments, forecasts, db }: SearchedIndex,
  { nodes, phrases }: ResolvedText,
  query: SearchQuery,
): Promise<Verdict> {
  const candidates: string[] = [];
  const verdict: Verdict = (segment, document) => {
    candidates.push(readUuid(segment.columns.ids, document));
    return false;
  };
  runSearch(segments, nodes, query, forecasts, { verdict });
  const spelled = (isExcluded: boolean) =>
    phrases
      .filter((phrase) => phrase.isExcluded === isExcluded)
      .map(({ stems }) => ` ${stems.join(" ")} `);
  const confirmed = new Set<string>();
  for (let from = 0; from < candidates.length; from += phraseCandidatesPerStep) {
    const some = candidates.slice(from, from + phraseCandidatesPerStep);
    const ids = await store.withPhrases(db, some, spelled(false), spelled(true));
    for (const id of ids) confirmed.add(id);
  }
  return (segment, document) => confirmed.has(readUuid(segment.columns.ids, document));
}
