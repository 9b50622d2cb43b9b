import { ForecastColumns, SegmentSet } from "@tc/search-engine";
import type { SearchQuery } from "@tc/search-engine";
import type { Db } from "../../../platform/database/database.ts";
import { loadAnalyzer } from "../lexicon/lexicon.store.ts";
import * as store from "../index/search-index.store.ts";
import { findTyped } from "./answer-query.ts";
import type { SearchedIndex } from "./answer-query.ts";
import { forecastsById } from "./forecast.store.ts";
import { takeTurns } from "./take-turns.ts";

const documentsPerStep = 4_000;

/** Some tenders, to be asked by very many searches: each costs as much as these few tenders do, not as all. */
export class SmallIndex {
  private readonly index: SearchedIndex;

  private constructor(index: SearchedIndex) {
    this.index = index;
  }

  /** Rejects soon after `signal` aborts. */
  static async open(
    db: Db,
    tenderIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<SmallIndex> {
    const analyzer = await loadAnalyzer(db);
    const set = new SegmentSet(takeTurns);
    const forecasts = new ForecastColumns();
    for (let from = 0; from < tenderIds.length; from += documentsPerStep) {
      signal?.throwIfAborted();
      const ids = tenderIds.slice(from, from + documentsPerStep);
      set.replace([], await store.documentsById(db, ids));
      forecasts.write(await forecastsById(db, ids), []);
    }
    await set.prepare();
    return new SmallIndex({ segments: set.all, forecasts, analyzer, db });
  }

  /** All that the list would find among them for words spelled right, in the query's order. */
  find(query: SearchQuery): Promise<readonly string[]> {
    return findTyped(this.index, query);
  }
}
