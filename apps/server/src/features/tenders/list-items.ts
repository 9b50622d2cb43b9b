import { tenderListItem } from "@tc/contract";
import type { TenderListItem } from "@tc/contract";
import { checkedJson } from "../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../platform/http/checked-json.ts";
import type { Db } from "../../platform/database/database.ts";
import { isWithin, quietWindow } from "@tc/search-engine";
import type { QuietWindow } from "@tc/search-engine";
import type { SearchEngine } from "../search/index.ts";
import { originalUrl, publishedAssessment } from "../assessment/index.ts";
import type { PublishedAssessment } from "../assessment/index.ts";
import { FollowedCache } from "./followed-cache.ts";
import * as store from "./tenders.store.ts";
import { deadlinesOf, toListItem, toLockedItem } from "./to-list-item.ts";

/** A tender ready to be listed: whole, and as it is shown where the plan's cap locks it. */
export interface KnownItem {
  readonly id: string;
  readonly item: CheckedJson<TenderListItem>;
  readonly locked: CheckedJson<TenderListItem>;
  readonly published: PublishedAssessment;
  readonly firstDeadlineMs: number | undefined;
  readonly hasPlausibleDeadline: boolean;
  readonly window: QuietWindow;
}

/** Items of about one kilobyte each */
const maxItems = 20_000;

/** Tenders as lists show them. */
export class ListItems {
  private readonly kept: FollowedCache<KnownItem>;
  private readonly originals: FollowedCache<{ readonly url: string | undefined }>;

  constructor(engine: SearchEngine) {
    this.kept = new FollowedCache(engine, maxItems);
    this.originals = new FollowedCache(engine, maxItems);
  }

  /** In the order of the ids; tenders that have gone meanwhile are missing. */
  async read(db: Db, ids: readonly string[], nowMs: number): Promise<KnownItem[]> {
    const items = new Map<string, KnownItem>();
    for (const id of ids) {
      const kept = this.kept.get(id);
      if (kept && isWithin(kept.window, nowMs)) items.set(id, kept);
    }
    const keep = this.kept.beginReading();
    const rows = await store.listRows(
      db,
      ids.filter((id) => !items.has(id)),
    );
    for (const row of rows) {
      const item = toKnownItem(row, nowMs);
      keep(row.id, item);
      items.set(row.id, item);
    }
    return ids.map((id) => items.get(id)).filter((item) => item !== undefined);
  }

  /** The links to the originals, of those that have one. */
  async readOriginals(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const originals = new Map(ids.map((id) => [id, this.originals.get(id)]));
    const keep = this.originals.beginReading();
    const records = await store.listRecords(
      db,
      ids.filter((id) => !originals.get(id)),
    );
    for (const { id, record } of records) {
      const original = { url: originalUrl(record) };
      keep(id, original);
      originals.set(id, original);
    }
    return new Map(
      [...originals].flatMap(([id, original]) => (original?.url ? [[id, original.url]] : [])),
    );
  }
}

function toKnownItem(row: store.ListRow, nowMs: number): KnownItem {
  const item = toListItem(row, nowMs);
  const deadlines = deadlinesOf(row).map(({ at }) => at);
  return {
    id: row.id,
    item: checkedJson(tenderListItem, item),
    locked: checkedJson(tenderListItem, toLockedItem(item)),
    published: publishedAssessment(row),
    firstDeadlineMs: row.deadline_at?.getTime(),
    hasPlausibleDeadline: !row.flags.includes("deadline_implausible"),
    window: quietWindow(deadlines, nowMs),
  };
}
