import type { Db } from "../../../platform/database/database.ts";
import * as store from "../index/search-index.store.ts";
import type { ChangedRow } from "../index/search-index.store.ts";

const changesPerPage = 5_000;

type ReadPage<Row> = (
  db: Db,
  from: string,
  after: ChangedRow | undefined,
  limit: number,
) => Promise<Row[]>;

/** Tells which rows were committed since the last time, each once, whatever order their transactions end in. */
export class FollowedChanges<Row extends ChangedRow> {
  /** All rows of transactions below this one have been read. */
  horizon = "0";
  /** Rows at or above the horizon that were read already: they show up again until the horizon passes them. */
  private seen = new Map<string, string>();
  private readonly readPage: ReadPage<Row>;

  constructor(readPage: ReadPage<Row>) {
    this.readPage = readPage;
  }

  /** Hands over what is new, page by page; what was handed over counts as read once all pages are through. */
  async take(
    db: Db,
    isStopped: () => boolean,
    handle: (changed: readonly Row[]) => Promise<void> | void,
  ): Promise<void> {
    const next = await store.oldestRunning(db);
    const seen = new Map<string, string>();
    let after: ChangedRow | undefined;
    for (;;) {
      const page = await this.readPage(db, this.horizon, after, changesPerPage);
      await handle(page.filter(({ id, changedBy }) => this.seen.get(id) !== changedBy));
      for (const row of page) {
        if (BigInt(row.changedBy) >= BigInt(next)) seen.set(row.id, row.changedBy);
      }
      after = page.at(-1);
      if (page.length < changesPerPage || isStopped()) break;
    }
    if (isStopped()) return;
    this.seen = seen;
    this.horizon = next;
  }
}
