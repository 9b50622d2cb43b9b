import { compareVersions } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { Comparison, UncomparedVersion } from "./version.store.ts";

/** Whoever sees more than this reads the document itself. */
export const maxChanges = 200;

/** What the document says otherwise than its earlier version; `items` may be of other documents too. */
export function compareWithEarlier(
  earlier: UncomparedVersion,
  items: readonly DocumentItem[],
  rulesVersion: number,
): Comparison {
  const { documentId } = earlier;
  if (earlier.rulesVersion !== rulesVersion) {
    return { documentId, changes: undefined, furtherChanges: 0 };
  }
  const later = items.filter(({ file }) => file === documentId);
  const changes = compareVersions(earlier.items, later);
  return {
    documentId,
    changes: changes.slice(0, maxChanges),
    furtherChanges: Math.max(0, changes.length - maxChanges),
  };
}
