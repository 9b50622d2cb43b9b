import type { Transaction } from "../../platform/context.ts";
import { moveRows } from "../../platform/tenancy/move-rows.operator.store.ts";
import type { MergedTender, MovedTable } from "../../platform/tenancy/move-rows.operator.store.ts";

const tables: readonly MovedTable[] = [
  ["watched_tender", "agency_id"],
  ["watch_entry", "agency_id"],
  ["watch_look", "user_id"],
];

/** What members watch, say and have seen goes along when tenders are merged. */
export function moveWatchlist(t: Transaction, merged: readonly MergedTender[]): Promise<void> {
  return moveRows(t, merged, tables);
}
