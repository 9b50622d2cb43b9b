import { groupNotices, tenderKeys, tenderSlug } from "@tc/notices";
import type { Notice } from "@tc/notices";
import { deterministicId } from "./deterministic-id.ts";
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
  known: readonly NoticeRow[],
): TenderGroup[] {
  const knownRows = new Map(known.map((row) => [`${row.notice_id} ${row.version}`, row]));
  const copyOf = new Map(copies.map((copy) => [copy.notice, copy.key]));
  const byKey = Map.groupBy(copies, (copy) => copy.key);
  // One object may stand for several sources: it is grouped once.
  const drafts = groupNotices([...copyOf.keys()]).map((group): Draft => {
    const keys = [...new Set(group.map((notice) => copyOf.get(notice)!))];
    return {
      notices: keys
        .map((key) => firstArrival(byKey.get(key)!, knownRows.get(key)))
        .toSorted(byPlace),
      copies: keys.flatMap((key) => byKey.get(key)!),
    };
  });
  const taken = new Set<string>();
  return drafts
    .toSorted((a, b) => byPlace(a.notices[0]!, b.notices[0]!))
    .map((draft) => {
      const first = draft.notices[0]!;
      const tenderKey = keyOf(first.notice);
      const own = knownRows.get(first.key)?.tender_id;
      const tenderId = own !== undefined && !taken.has(own) ? own : freeId(tenderKey, taken);
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

function byPlace(
  a: { seq: bigint; position: number },
  b: { seq: bigint; position: number },
): number {
  return a.seq === b.seq ? a.position - b.position : a.seq < b.seq ? -1 : 1;
}
