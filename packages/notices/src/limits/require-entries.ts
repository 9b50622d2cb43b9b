import { tenderLimits } from "@tc/domain";
import { NoticeError } from "../notice.ts";

/**
 * Throws NoticeError where a document has more lots or results than are accepted, before any of them is read: reading
 * each costs a look at what all have in common.
 */
export function requireEntries<Item>(
  items: readonly Item[],
  field: "lots" | "results",
): readonly Item[] {
  const { entries } = tenderLimits[field];
  if (items.length <= entries) return items;
  throw new NoticeError("list_too_long", `${field} has more than ${entries} entries.`);
}
