import type { Db } from "../../../platform/database/database.ts";
import { SegmentSet } from "@tc/search-engine";
import type { Segment } from "@tc/search-engine";
import { takeTurns } from "./take-turns.ts";
import { FollowedChanges } from "./followed-changes.ts";
import * as store from "../index/search-index.store.ts";

const documentsPerStep = 200;
const documentsPerBulkStep = 4_000;
/** Reading everything, segments of so many documents together become one. */
const documentsPerBulkMerge = 60_000;
/** Following, more segments than this are merged before going on. */
const maxSegments = 40;

/** Keeps the search documents in memory and follows every commit. */
export class DocumentFollower {
  readonly set: SegmentSet = new SegmentSet(takeTurns);
  private readonly changes = new FollowedChanges(store.changedRows);
  private readonly maxBytes: number;

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes;
  }

  /** Every commit below it is in the segments. */
  get horizon(): string {
    return this.changes.horizon;
  }

  /** Nothing more is taken in. */
  isFull(): boolean {
    return this.set.bytes > this.maxBytes;
  }

  /** Goes on from a state that was kept. */
  restore(segments: readonly Segment[], horizon: string): void {
    this.set.reset(segments);
    this.changes.horizon = horizon;
  }

  /** Reads everything. */
  async load(db: Db, isStopped: () => boolean): Promise<void> {
    this.restore([], await store.oldestRunning(db));
    let last: string | undefined;
    let fresh: Segment[] = [];
    for (;;) {
      const documents = await store.documentsAfter(db, last, documentsPerBulkStep);
      last = documents.at(-1)?.id;
      if (documents.length > 0) {
        this.set.replace([], documents);
        fresh.push(...this.set.all.slice(-1));
      }
      const isEnd = documents.length < documentsPerBulkStep;
      const isMergeDue = fresh.length * documentsPerBulkStep > documentsPerBulkMerge || isEnd;
      if (isMergeDue && fresh.length > 1) {
        await this.set.merge(fresh, isStopped);
        fresh = [];
      }
      if (isEnd || isStopped() || this.isFull()) return;
    }
  }

  /** Takes over what was committed since the last time and tells which tenders it concerns. */
  async catchUp(
    db: Db,
    isStopped: () => boolean,
    tell: (tenderIds: readonly string[]) => void,
  ): Promise<void> {
    await this.changes.take(db, isStopped, async (changed) => {
      for (let from = 0; from < changed.length; from += documentsPerStep) {
        const ids = changed.slice(from, from + documentsPerStep).map(({ id }) => id);
        // A document read now may already be newer than its row in this page; it is then read once more, no harm.
        const documents = await store.documentsById(db, ids);
        if (this.isFull()) return;
        this.set.replace(ids, documents);
        tell(ids);
        if (this.set.all.length > maxSegments) await this.set.tidy(isStopped);
      }
    });
  }
}
