import type { NoticeKind } from "../notice.ts";
import { noticeIdentity } from "./notice-identity.ts";
import { noticeKey, versionKey } from "./sourced-notice.ts";
import type { MergedNotice } from "./sourced-notice.ts";
import { tenderKeys } from "./tender-keys.ts";

const phases: Readonly<Record<NoticeKind, number>> = {
  planning: 0,
  consultation: 0,
  registration: 0,
  call: 1,
  "direct-award": 2,
  result: 2,
  modification: 3,
  completion: 4,
};

/**
 * Oldest first: by day, but never a change before what it changes (BT-758) nor a version before a lower one
 * (BT-757), as clocks of different platforms disagree.
 */
export function orderNotices(notices: readonly MergedNotice[]): MergedNotice[] {
  const ranked = notices
    .map((merged) => ({ merged, rank: rankOf(merged) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ merged }) => merged);
  if (ranked.length === 1) return ranked;

  const byName = new Map<string, number[]>();
  for (const [index, { notice }] of ranked.entries()) {
    for (const name of tenderKeys(notice).names) {
      const indices = byName.get(name);
      if (indices) indices.push(index);
      else byName.set(name, [index]);
    }
  }
  const placed = new Set<number>();
  const waiting = new Set<number>();
  const ordered: MergedNotice[] = [];
  const place = (index: number): void => {
    // `waiting` ends circles of notices that claim to change one another.
    if (placed.has(index) || waiting.has(index)) return;
    waiting.add(index);
    for (const earlier of predecessors(ranked, byName, index)) place(earlier);
    placed.add(index);
    ordered.push(ranked[index]!);
  };
  for (const index of ranked.keys()) place(index);
  return ordered;
}

function predecessors(
  ranked: readonly MergedNotice[],
  byName: ReadonlyMap<string, readonly number[]>,
  index: number,
): number[] {
  const { notice } = ranked[index]!;
  const identity = noticeIdentity(notice.noticeId) ?? notice.noticeId;
  const versions = (byName.get(identity) ?? []).filter(
    (other) =>
      other !== index && compareVersions(ranked[other]!.notice.version, notice.version) < 0,
  );
  const changed = tenderKeys(notice).changes.flatMap((name) => byName.get(name) ?? []);
  return [...versions, ...changed.filter((other) => other !== index)];
}

export function compareVersions(a: string, b: string): number {
  const [left, right] = [versionKey(a), versionKey(b)];
  const [leftNumber, rightNumber] = [Number(left), Number(right)];
  if (!Number.isNaN(leftNumber) && !Number.isNaN(rightNumber)) return leftNumber - rightNumber;
  return left < right ? -1 : left > right ? 1 : 0;
}

function rankOf({ notice }: MergedNotice): readonly [string, number, string] {
  return [notice.issuedOn ?? notice.publishedOn ?? "", phases[notice.kind], noticeKey(notice)];
}

function compareRanks(
  a: readonly [string, number, string],
  b: readonly [string, number, string],
): number {
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  if (a[1] !== b[1]) return a[1] - b[1];
  return a[2] < b[2] ? -1 : a[2] > b[2] ? 1 : 0;
}
