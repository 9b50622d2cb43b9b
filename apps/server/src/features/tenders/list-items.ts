import { tenderListItem } from "@tc/contract";
import type { TenderListItem } from "@tc/contract";
import { checkedJson } from "../../platform/checked-json.ts";
import type { CheckedJson } from "../../platform/checked-json.ts";
import type { Db } from "../../platform/database.ts";
import { isWithin, quietWindow } from "../search/index.ts";
import type { QuietWindow, SearchEngine } from "../search/index.ts";
import { FollowedCache } from "./followed-cache.ts";
import * as store from "./tenders.store.ts";
import { deadlinesOf, toListItem } from "./to-list-item.ts";

type Item = CheckedJson<TenderListItem>;

/** Items of about one kilobyte each */
const maxItems = 20_000;

/** Tenders as lists show them. */
export class ListItems {
  private readonly known: FollowedCache<{ readonly item: Item; readonly window: QuietWindow }>;

  constructor(engine: SearchEngine) {
    this.known = new FollowedCache(engine, maxItems);
  }

  /** In the order of the ids; tenders that have gone meanwhile are missing. */
  async read(db: Db, ids: readonly string[], nowMs: number): Promise<Item[]> {
    const items = new Map<string, Item>();
    for (const id of ids) {
      const known = this.known.get(id);
      if (known && isWithin(known.window, nowMs)) items.set(id, known.item);
    }
    const keep = this.known.beginReading();
    const rows = await store.listRows(
      db,
      ids.filter((id) => !items.has(id)),
    );
    for (const row of rows) {
      const item = checkedJson(tenderListItem, toListItem(row, nowMs));
      const deadlines = deadlinesOf(row).map(([at]) => at);
      keep(row.id, { item, window: quietWindow(deadlines, nowMs) });
      items.set(row.id, item);
    }
    return ids.map((id) => items.get(id)).filter((item) => item !== undefined);
  }
}
