import type { Tender } from "@tc/domain";
import { buildTender, groupNotices, tenderKeys, tenderSlug } from "@tc/notices";
import type { Notice, SourcedNotice } from "@tc/notices";
import { deterministicId } from "./deterministic-id.ts";
import { keyOfRow } from "../notices/notice.store.ts";
import type { NoticeRow } from "../notices/notice.store.ts";

/** One notice as one source has it. `seq` and `position` tell when it arrived. */
export interface NoticeCopy {
  readonly key: string;
  readonly notice: Notice;
  readonly sha: string;
  readonly seq: bigint;
  readonly position: number;
  readonly sourceId: string;
  readonly url: string | undefined;
}

/** A notice of a group by its first arrival. */
export interface GroupedNotice {
  readonly key: string;
  readonly notice: Notice;
  readonly seq: bigint;
  readonly position: number;
}

/** All that makes one tender. */
export interface TenderGroup {
  readonly tenderId: string;
  readonly tenderKey: string;
  /** For a tender that is new. */
  readonly slug: string;
  readonly notices: readonly GroupedNotice[];
  readonly copies: readonly NoticeCopy[];
}

interface Draft {
  readonly notices: GroupedNotice[];
  readonly copies: readonly NoticeCopy[];
}

/**
 * Groups copies into tenders and names each by its first notice to arrive: a tender keeps the id that notice already has.
 * So of two tenders that turn out to be one the older stays, and ids never depend on how arrivals were batched.
 */
export function assembleGroups(
  copies: readonly NoticeCopy[],
  storedNotices: readonly NoticeRow[],
): TenderGroup[] {
  const rows = new Map(storedNotices.map((row) => [keyOfRow(row), row]));
  const copyOf = new Map(copies.map((copy) => [copy.notice, copy.key]));
  const byKey = Map.groupBy(copies, (copy) => copy.key);
  // One object may stand for several sources: it is grouped once.
  const drafts = groupNotices([...copyOf.keys()]).map((group): Draft => {
    const keys = [...new Set(group.map((notice) => copyOf.get(notice)!))];
    return {
      notices: keys.map((key) => firstArrival(byKey.get(key)!, rows.get(key))).toSorted(byPlace),
      copies: keys.flatMap((key) => byKey.get(key)!),
    };
  });
  const taken = new Set<string>();
  return drafts
    .toSorted((a, b) => byPlace(a.notices[0]!, b.notices[0]!))
    .map((draft) => {
      const first = draft.notices[0]!;
      const tenderKey = keyOf(first.notice);
      const storedId = rows.get(first.key)?.tender_id;
      const isFree = storedId !== undefined && !taken.has(storedId);
      const tenderId = isFree ? storedId : freeId(tenderKey, taken);
      taken.add(tenderId);
      return { ...draft, tenderId, tenderKey, slug: tenderSlug(first.notice.title, tenderId) };
    });
}

function firstArrival(copies: readonly NoticeCopy[], row: NoticeRow | undefined): GroupedNotice {
  const [{ key, notice, seq, position }] = copies.toSorted(byPlace) as [NoticeCopy];
  if (row && byPlace({ seq: BigInt(row.seq), position: row.position }, { seq, position }) <= 0) {
    return { key, notice, seq: BigInt(row.seq), position: row.position };
  }
  return { key, notice, seq, position };
}

function keyOf(notice: Notice): string {
  const { procedure, names } = tenderKeys(notice);
  return procedure === undefined ? `n:${names[0]}` : `p:${procedure}`;
}

function freeId(key: string, taken: ReadonlySet<string>): string {
  let id = deterministicId("tender", key);
  for (let attempt = 2; taken.has(id); attempt++)
    id = deterministicId("tender", `${key} ${attempt}`);
  return id;
}

/** By arrival, and within one file by place. */
export function byPlace(
  a: { seq: bigint; position: number },
  b: { seq: bigint; position: number },
): number {
  return a.seq === b.seq ? a.position - b.position : a.seq < b.seq ? -1 : 1;
}

export function buildGroup(group: TenderGroup): Tender {
  // One entry for each different reading, with every source that has it.
  const byReading = Map.groupBy(group.copies, (copy) => `${copy.sha} ${copy.key}`);
  const sourced = [...byReading.values()].map((same): SourcedNotice => ({
    notice: same[0]!.notice,
    sources: same.map(({ sourceId, url }) => ({ id: sourceId, ...(url !== undefined && { url }) })),
  }));
  return buildTender(sourced);
}

/** The tender that took over a vanished one: the group that now holds the first of its notices. */
export function findSuccessor(
  groups: readonly TenderGroup[],
  storedNotices: readonly NoticeRow[],
  tenderId: string,
): string | undefined {
  const keys = storedNotices
    .filter((row) => row.tender_id === tenderId)
    .map((row) => ({ key: keyOfRow(row), seq: BigInt(row.seq), position: row.position }))
    .toSorted(byPlace)
    .map(({ key }) => key);
  for (const key of keys) {
    const group = groups.find(({ notices }) => notices.some((notice) => notice.key === key));
    if (group) return group.tenderId;
  }
  return undefined;
}
