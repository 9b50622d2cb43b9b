import { performance } from "node:perf_hooks";
import { setTimeout } from "node:timers/promises";
import { createAnalyzer, seedLexicon } from "@tc/text";
import { AppError } from "@tc/domain";
import type { Logger } from "pino";
import type { Db } from "../../../platform/database/database.ts";
import { answerNearest, readNear } from "./answer-nearest.ts";
import { answerQuery } from "./answer-query.ts";
import type { SearchedIndex } from "./answer-query.ts";
import { DocumentFollower } from "./document-follower.ts";
import { ForecastFollower } from "./forecast-follower.ts";
import { loadAnalyzer } from "../lexicon/lexicon.store.ts";
import { ResultCache } from "./result-cache.ts";
import type { SearchQuery, SearchResult } from "@tc/search-engine";
import type { SearchEngine } from "../search-engine.ts";
import * as store from "../index/search-index.store.ts";
import { SnapshotKeeper } from "./snapshot-keeper.ts";

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
const retryMs = 500;

/**
 * The index in memory: a replica of search_document that builds itself, follows every commit and can be thrown away at
 * any time. Each API process has its own.
 */
export class SearchReplica implements SearchEngine {
  private readonly options: ReplicaOptions;
  private readonly documents: DocumentFollower;
  private readonly forecasts = new ForecastFollower();
  private readonly snapshot: SnapshotKeeper;
  private readonly results: ResultCache;
  private readonly listeners: ((tenderIds: readonly string[]) => void)[] = [];
  private readonly closing = new AbortController();
  private state: string | undefined = "search_loading";
  private opening: Promise<void> = Promise.resolve();
  private loop: Promise<void> = Promise.resolve();
  private analyzer = createAnalyzer(seedLexicon);

  constructor(options: ReplicaOptions) {
    this.options = options;
    this.documents = new DocumentFollower(options.maxBytes ?? 3 * gib);
    this.snapshot = new SnapshotKeeper(options.snapshotFile, options.log);
    this.results = new ResultCache(this.documents.set, options.maxResults);
  }

  /** Resolves when the first search can be answered; tries again while the database cannot be reached. */
  open(): Promise<void> {
    this.opening = this.load();
    return this.opening;
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.opening;
    await this.loop;
    if (this.snapshot.isOutdated()) await this.saveSnapshot();
  }

  problem(): string | undefined {
    return this.state;
  }

  /** For metrics and benches. */
  stats(): { documents: number; segments: number; bytes: number } {
    const { set } = this.documents;
    const bytes = set.bytes + this.forecasts.columns.bytes;
    return { documents: set.size, segments: set.all.length, bytes };
  }

  async search(query: SearchQuery): Promise<SearchResult> {
    const index = this.index();
    const { analyzer, forecasts } = index;
    const { set } = this.documents;
    const key = this.results.keyOf(query, analyzer.lexicon.version, forecasts.revision);
    const kept = this.results.find(key);
    if (kept) return kept;
    const { revision } = set;
    const result = await answerQuery(index, query);
    this.results.keep(key, result, revision, query.nowMs);
    return result;
  }

  nearest(text: string): (query: SearchQuery, results?: SearchResult) => readonly string[] {
    const index = this.index();
    const near = readNear(index, text);
    return (query, results) => answerNearest(index, query, results, near);
  }

  onChange(listener: (tenderIds: readonly string[]) => void): void {
    this.listeners.push(listener);
  }

  /** Takes over what was committed since the last time. */
  async catchUp(): Promise<void> {
    const { db } = this.options;
    this.analyzer = await loadAnalyzer(db);
    await this.documents.catchUp(db, this.isClosing, (ids) => {
      this.snapshot.noteChanges(ids.length);
      this.tell(ids);
    });
    const segments = this.documents.set.all;
    await this.forecasts.catchUp(db, segments, this.isClosing, (ids) => this.tell(ids));
  }

  /** Writes the copy on disk now; otherwise it is written when enough has changed. */
  async saveSnapshot(): Promise<void> {
    if (this.state !== "search_loading") await this.snapshot.write(this.documents);
  }

  private readonly isClosing = () => this.closing.signal.aborted;

  /** What queries are answered from now. */
  private index(): SearchedIndex {
    if (this.state !== undefined) throw new AppError("overloaded", { reason: this.state });
    const { analyzer, forecasts, documents, options } = this;
    return { segments: documents.set.all, forecasts: forecasts.columns, analyzer, db: options.db };
  }

  private async load(): Promise<void> {
    const { log } = this.options;
    while (!this.isClosing()) {
      try {
        await this.loadOnce();
        break;
      } catch (error) {
        log.warn({ err: error }, "search index could not be loaded");
        await this.pause(retryMs);
      }
    }
    if (this.isClosing()) return;
    this.setProblem();
    this.loop = this.follow();
  }

  private async loadOnce(): Promise<void> {
    const { db, log } = this.options;
    const identity = await store.databaseIdentity(db);
    await store.adoptRestoredRows(db);
    const now = await store.oldestRunning(db);
    if (!(await this.snapshot.restore(this.documents, identity, now))) {
      const startedAt = performance.now();
      await this.documents.load(db, this.isClosing);
      const ms = Math.round(performance.now() - startedAt);
      log.info({ ms, ...this.stats() }, "search index built");
    }
    await this.forecasts.load(db, this.isClosing);
    await this.catchUp();
    await this.documents.set.prepare();
  }

  private async follow(): Promise<void> {
    const { log, pollMs = 400 } = this.options;
    while (!this.isClosing()) {
      try {
        await this.catchUp();
        await this.documents.set.tidy(this.isClosing);
        this.setProblem();
        if (this.snapshot.isDue(this.documents)) await this.saveSnapshot();
      } catch (error) {
        // The database is away: what is known stays searchable, the next round asks again.
        log.warn({ err: error }, "search index could not follow");
      }
      await this.pause(pollMs);
    }
  }

  /** Waits, or until the replica is closed. */
  private async pause(ms: number): Promise<void> {
    await setTimeout(ms, undefined, { signal: this.closing.signal }).catch(() => undefined);
  }

  private tell(tenderIds: readonly string[]): void {
    for (const listener of this.listeners) listener(tenderIds);
  }

  private setProblem(): void {
    const before = this.state;
    this.state = this.documents.isFull() ? "search_memory" : undefined;
    if (this.state !== undefined && before !== this.state) {
      this.options.log.error(this.stats(), "search index is larger than allowed");
    }
  }
}
