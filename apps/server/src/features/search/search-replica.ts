import { performance } from "node:perf_hooks";
import { createAnalyzer, seedLexicon } from "@tc/assessment";
import { AppError } from "@tc/domain";
import type { Logger } from "pino";
import type { Db } from "../../platform/database.ts";
import { parseText } from "./engine/parse-text.ts";
import { resolveText } from "./engine/resolve-text.ts";
import type { ResolvedText } from "./engine/resolve-text.ts";
import { runSearch } from "./engine/run-search.ts";
import type { SearchRun, Verdict } from "./engine/run-search.ts";
import type { Segment } from "./engine/segment.ts";
import { SegmentSet } from "./engine/segment-set.ts";
import { readUuid } from "./engine/uuid-column.ts";
import { loadAnalyzer } from "./lexicon.store.ts";
import type { SearchEngine, SearchQuery, SearchResult } from "./search-engine.ts";
import { FollowedChanges } from "./followed-changes.ts";
import { ForecastFollower } from "./forecast-follower.ts";
import { ResultCache } from "./result-cache.ts";
import * as store from "./search-index.store.ts";
import { readSnapshot, removeUnfinished, writeSnapshot } from "./search-snapshot.ts";

export interface ReplicaOptions {
  readonly db: Db;
  readonly log: Logger;
  /** File of the copy on disk that makes the next start quick; undefined keeps none. */
  readonly snapshotFile: string | undefined;
  /** From here on the index takes nothing more and says so. */
  readonly maxBytes?: number;
  readonly pollMs?: number;
  /** Answers kept while nothing changes; 0 keeps none. */
  readonly maxResults?: number;
}

const gib = 2 ** 30;
const documentsPerStep = 200;
const documentsPerBulkStep = 4_000;
/** Phrases are looked up in the database for so many tenders at a time. */
const phraseCandidatesPerStep = 10_000;
const snapshotMinChanges = 1_000;
const snapshotMinMs = 60_000;
const retryMs = 500;

/**
 * The index in memory: a replica of search_document that builds itself, follows every commit and can be thrown away at
 * any time. Each API process has its own.
 */
export class SearchReplica implements SearchEngine {
  private readonly options: ReplicaOptions;
  private readonly set: SegmentSet = new SegmentSet();
  private readonly results: ResultCache;
  private readonly listeners: ((tenderIds: readonly string[]) => void)[] = [];
  private readonly changes = new FollowedChanges(store.changedRows);
  private readonly forecasts = new ForecastFollower();
  private state: string | undefined = "search_loading";
  private isClosed = false;
  private opening: Promise<void> = Promise.resolve();
  private loop: Promise<void> = Promise.resolve();
  private wake: () => void = () => {};
  private identity = "";
  private analyzer = createAnalyzer(seedLexicon);
  private changesSinceSnapshot = 0;
  private snapshotAt = performance.now();

  constructor(options: ReplicaOptions) {
    this.options = options;
    this.results = new ResultCache(this.set, options.maxResults);
  }

  /** Resolves when the first search can be answered; tries again while the database cannot be reached. */
  open(): Promise<void> {
    this.opening = this.load();
    return this.opening;
  }

  private async load(): Promise<void> {
    const { db, log } = this.options;
    while (!this.isClosed) {
      try {
        this.identity = await store.databaseIdentity(db);
        await store.adoptRestoredRows(db);
        if (!(await this.loadSnapshot())) await this.readEverything();
        await this.forecasts.load(db, () => this.isClosed);
        await this.catchUp();
        await this.set.prepare();
        break;
      } catch (error) {
        log.warn({ err: error }, "search index could not be loaded");
        await this.pause(retryMs);
      }
    }
    if (this.isClosed) return;
    this.setProblem();
    this.loop = this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.wake();
    await this.opening;
    await this.loop;
    if (this.changesSinceSnapshot > 0) await this.saveSnapshot();
  }

  problem(): string | undefined {
    return this.state;
  }

  /** For metrics and benches. */
  stats(): { documents: number; segments: number; bytes: number } {
    const bytes = this.set.bytes + this.forecasts.columns.bytes;
    return { documents: this.set.size, segments: this.set.all.length, bytes };
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    if (this.state !== undefined) throw new AppError("overloaded", { reason: this.state });
    const key = this.results.keyOf(
      query,
      this.analyzer.lexicon.version,
      this.forecasts.columns.revision,
    );
    const known = this.results.find(key);
    if (known) return known;
    const { revision } = this.set;
    const result = await this.find(query);
    this.results.keep(key, result, revision, query.nowMs);
    return result;
  }

  onChange(listener: (tenderIds: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  private async find(query: SearchQuery): Promise<SearchResult> {
    const segments = this.set.all;
    const parsed = parseText(query.text, this.analyzer);
    const pinned = query.after?.rarities;
    let text = resolveText(parsed, segments, pinned, false);
    let run = await this.run(segments, text, parsed.isUnsearchable, query);
    if (run.total === 0 && parsed.nodes.length > 1 && !text.isHopeless) {
      const completed = resolveText(parsed, segments, pinned, true);
      const retry = await this.run(segments, completed, false, query);
      if (retry.total > 0) [text, run] = [completed, retry];
    }
    const last = run.ids.at(-1);
    return {
      ids: run.ids,
      total: run.total,
      facets: run.facets,
      corrections: text.corrections,
      next:
        run.hasMore && last !== undefined && run.lastKey !== undefined
          ? { key: run.lastKey, id: last, rarities: text.nodes.map(({ rarity }) => rarity) }
          : undefined,
    };
  }

  private async run(
    segments: readonly Segment[],
    text: ResolvedText,
    isUnsearchable: boolean,
    query: SearchQuery,
  ): Promise<SearchRun> {
    const forecasts = this.forecasts.columns;
    if (isUnsearchable || text.isHopeless) {
      return runSearch(
        segments,
        [{ alternatives: [], isExcluded: false, rarity: 1 }],
        query,
        forecasts,
      );
    }
    if (text.phrases.length === 0) return runSearch(segments, text.nodes, query, forecasts);
    const candidates: string[] = [];
    runSearch(segments, text.nodes, query, forecasts, (segment, document) => {
      candidates.push(readUuid(segment.columns.ids, document));
      return false;
    });
    const spelled = (isExcluded: boolean) =>
      text.phrases
        .filter((phrase) => phrase.isExcluded === isExcluded)
        .map(({ stems }) => ` ${stems.join(" ")} `);
    const confirmed = new Set<string>();
    for (let from = 0; from < candidates.length; from += phraseCandidatesPerStep) {
      const some = candidates.slice(from, from + phraseCandidatesPerStep);
      const found = await store.withPhrases(this.options.db, some, spelled(false), spelled(true));
      for (const id of found) confirmed.add(id);
    }
    const verdict: Verdict = (segment, document) =>
      confirmed.has(readUuid(segment.columns.ids, document));
    return runSearch(segments, text.nodes, query, forecasts, verdict);
  }

  private async loadSnapshot(): Promise<boolean> {
    const { snapshotFile, log } = this.options;
    if (snapshotFile === undefined) return false;
    await removeUnfinished(snapshotFile);
    const snapshot = await readSnapshot(snapshotFile, this.identity);
    if ("problem" in snapshot) {
      if (snapshot.problem !== "missing")
        log.warn({ problem: snapshot.problem }, "search snapshot not used");
      return false;
    }
    this.set.reset(snapshot.segments);
    this.changes.horizon = snapshot.horizon;
    return true;
  }

  private async readEverything(): Promise<void> {
    const { db, log } = this.options;
    const startedAt = performance.now();
    this.set.reset([]);
    this.changes.horizon = await store.oldestRunning(db);
    let last: string | undefined;
    let fresh: Segment[] = [];
    for (;;) {
      const documents = await store.documentsAfter(db, last, documentsPerBulkStep);
      last = documents.at(-1)?.id;
      if (documents.length > 0) {
        this.set.replace([], documents);
        fresh.push(...this.set.all.slice(-1));
      }
      const isFull = fresh.length * documentsPerBulkStep > 60_000;
      const isEnd = documents.length < documentsPerBulkStep;
      if ((isFull || isEnd) && fresh.length > 1) {
        await this.set.merge(fresh, () => this.isClosed);
        fresh = [];
      }
      if (isEnd || this.isClosed || this.isTooLarge()) break;
    }
    this.changesSinceSnapshot = Infinity;
    const ms = Math.round(performance.now() - startedAt);
    log.info({ ms, ...this.stats() }, "search index built");
  }

  private async follow(): Promise<void> {
    const { log, pollMs = 400 } = this.options;
    while (!this.isClosed) {
      try {
        await this.catchUp();
        await this.set.tidy(() => this.isClosed);
        this.setProblem();
        await this.saveSnapshotWhenDue();
      } catch (error) {
        // The database is away: what is known stays searchable, the next round asks again.
        log.warn({ err: error }, "search index could not follow");
      }
      await this.pause(pollMs);
    }
  }

  /** Waits, or until the replica is closed. */
  private async pause(ms: number): Promise<void> {
    if (this.isClosed) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Takes over what was committed since the last time. */
  async catchUp(): Promise<void> {
    const { db } = this.options;
    this.analyzer = await loadAnalyzer(db);
    const isStopped = () => this.isClosed;
    await this.changes.take(db, isStopped, async (changed) => {
      for (let from = 0; from < changed.length; from += documentsPerStep) {
        const ids = changed.slice(from, from + documentsPerStep).map(({ id }) => id);
        // A document read now may already be newer than its row in this page; it is then read once more, no harm.
        const documents = await store.documentsById(db, ids);
        if (this.isTooLarge()) break;
        this.set.replace(ids, documents);
        this.tell(ids);
        this.changesSinceSnapshot += ids.length;
        if (this.set.all.length > 40) await this.set.tidy(isStopped);
      }
    });
    await this.forecasts.catchUp(db, this.set.all, isStopped, (ids) => this.tell(ids));
  }

  private tell(tenderIds: readonly string[]): void {
    for (const listener of this.listeners) listener(tenderIds);
  }

  private isTooLarge(): boolean {
    return this.set.bytes > (this.options.maxBytes ?? 3 * gib);
  }

  private setProblem(): void {
    const before = this.state;
    this.state = this.isTooLarge() ? "search_memory" : undefined;
    if (this.state !== undefined && before !== this.state) {
      this.options.log.error(this.stats(), "search index is larger than allowed");
    }
  }

  private async saveSnapshotWhenDue(): Promise<void> {
    const due = Math.max(snapshotMinChanges, this.set.size * 0.02);
    const isFirst = this.changesSinceSnapshot === Infinity;
    if (this.changesSinceSnapshot < due) return;
    if (!isFirst && performance.now() - this.snapshotAt < snapshotMinMs) return;
    await this.saveSnapshot();
  }

  /** Writes the copy on disk now; otherwise it is written when enough has changed. */
  async saveSnapshot(): Promise<void> {
    const { snapshotFile, log } = this.options;
    if (snapshotFile === undefined || this.state === "search_loading" || this.isTooLarge()) return;
    this.changesSinceSnapshot = 0;
    this.snapshotAt = performance.now();
    try {
      await writeSnapshot(snapshotFile, this.identity, this.changes.horizon, this.set.all);
    } catch (error) {
      log.warn({ err: error }, "search snapshot could not be written");
    }
  }
}
