import type { TenderGroup } from "./assemble-groups.ts";
import type { NoticeRow } from "../notices/notice.store.ts";

/** By arrival, and within one file by place. */
export function byPlace(
  a: { seq: bigint; position: number },
  b: { seq: bigint; position: number },
): number {
  return a.seq === b.seq ? a.position - b.position : a.seq < b.seq ? -1 : 1;
}

/** The tender that took over a vanished one: where the first of its notices went. */
export function successor(
  groups: readonly TenderGroup[],
  known: readonly NoticeRow[],
  tenderId: string,
): string | undefined {
  const own = known
    .filter((row) => row.tender_id === tenderId)
    .map((row) => ({
      key: `${row.notice_id} ${row.version}`,
      seq: BigInt(row.seq),
      position: row.position,
    }))
    .toSorted(byPlace);
  for (const { key } of own) {
    const group = groups.find((candidate) => candidate.notices.some((entry) => entry.key === key));
    if (group) return group.tenderId;
  }
  return undefined;
}
