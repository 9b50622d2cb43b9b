import type { Transaction } from "../../platform/context.ts";
import { moveRows } from "../../platform/tenancy/move-rows.operator.store.ts";
import type { MergedTender, MovedTable } from "../../platform/tenancy/move-rows.operator.store.ts";

const tables: readonly MovedTable[] = [
  ["wanted_paper_mark", "paper"],
  ["sent_question", "key"],
  ["noted_question", "question"],
  ["reference_choice", "agency_id"],
];

/** What members noted of papers, questions and references goes along when tenders are merged. */
export function moveBidFolders(t: Transaction, merged: readonly MergedTender[]): Promise<void> {
  return moveRows(t, merged, tables);
}
