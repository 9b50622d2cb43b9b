import { isInForce, isSure } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { DocumentInvited } from "../../scoring/index.ts";
import { sourceOf } from "./statement.ts";

/** How many bidders are invited, where documents agree; of several lots only what holds for all. */
export function invitedIn(
  items: readonly DocumentItem[],
  lotCount: number,
  nameOf: (documentId: string) => string,
): DocumentInvited | undefined {
  const counts = items.flatMap((item) =>
    item.type === "pitch" && item.kind === "invited" && isInForce(item) ? [item] : [],
  );
  const [first, ...others] = counts;
  if (first?.count === undefined || others.some(({ count }) => count !== first.count)) {
    return undefined;
  }
  if (!isSure(first) || (lotCount > 1 && first.lot !== undefined)) return undefined;
  return { count: first.count, ...sourceOf(first, nameOf) };
}
