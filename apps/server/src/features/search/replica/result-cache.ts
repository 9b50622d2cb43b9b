import { LruMap } from "../../../platform/memory/lru-map.ts";
import { isWithin, quietWindowOf, usesForecasts } from "@tc/search-engine";
import type { QuietWindow, SearchQuery, SearchResult, SegmentSet } from "@tc/search-engine";

/** Answers that are still right: nothing was written and no deadline has passed since they were found. */
export class ResultCache {
  private readonly set: SegmentSet;
  private readonly results: LruMap<string, SearchResult>;
  private revision = -1;
  private window: QuietWindow | undefined;

  constructor(set: SegmentSet, maxResults = 1_000) {
    this.set = set;
    this.results = new LruMap(maxResults);
  }

  find(key: string): SearchResult | undefined {
    return this.results.get(key);
  }

  /**
   * The name under which this question's answer is kept; what is no longer right is forgotten. Answers that rest on
   * scores or forecasts carry in their name which state of them.
   */
  keyOf(
    { nowMs, assessment, ...question }: SearchQuery,
    lexiconVersion: number,
    forecastRevision: number,
  ): string {
    if (this.revision !== this.set.revision || !this.window || !isWithin(this.window, nowMs)) {
      this.results.clear();
      this.revision = this.set.revision;
      this.window = quietWindowOf(this.set.all, nowMs);
    }
    if (!assessment) return JSON.stringify([lexiconVersion, question]);
    const { agency, ...asked } = assessment;
    return JSON.stringify([
      lexiconVersion,
      question,
      asked,
      usesForecasts(question, assessment) && forecastRevision,
      agency && [agency.agencyId, agency.revision],
    ]);
  }

  /** Keeps an answer that was found while nothing changed. */
  keep(key: string, result: SearchResult, revision: number, nowMs: number): void {
    if (revision !== this.revision || revision !== this.set.revision) return;
    if (this.window && isWithin(this.window, nowMs)) this.results.set(key, result);
  }
}
