import type { Tender } from "@tc/domain";
import { buildTender } from "@tc/notices";
import type { SourcedNotice } from "@tc/notices";
import type { NoticeCopy, TenderGroup } from "./assemble-groups.ts";

export function buildGroups(
  groups: readonly TenderGroup[],
): { group: TenderGroup; tender: Tender }[] {
  return groups.map((group) => ({ group, tender: buildTender(toSourced(group.copies)) }));
}

/** One entry per different reading, with every source that has it. */
function toSourced(copies: readonly NoticeCopy[]): SourcedNotice[] {
  const byReading = Map.groupBy(copies, (copy) => `${copy.sha} ${copy.key}`);
  return [...byReading.values()].map((same) => ({
    notice: same[0]!.notice,
    sources: same.map(({ sourceId, url }) => ({ id: sourceId, ...(url !== undefined && { url }) })),
  }));
}
