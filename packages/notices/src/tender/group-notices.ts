import type { Notice } from "../notice.ts";
import { tenderKeys } from "./tender-keys.ts";
import { noticeKey } from "./sourced-notice.ts";

interface Node {
  readonly notice: Notice;
  readonly index: number;
}

/**
 * Splits notices into procedures, whatever their order. `notices` must hold everything that shares a key with any of
 * them. The rules, strongest first:
 * - versions of one notice, one BT-04, and a change with the notice it changes (BT-758) belong together;
 * - so do a result or modification and the call it names;
 * - other named predecessors join unless both sides carry different BT-04s;
 * - a plan named by several procedures belongs to the one published first.
 */
export function groupNotices(notices: readonly Notice[]): Notice[][] {
  const groups = new DisjointSets(notices.length);
  const nodes = notices.map((notice, index): Node => ({ notice, index }));
  const keys = notices.map(tenderKeys);
  const byName = new Map<string, Node[]>();
  const firstOf = new Map<string, number>();
  const joinBy = (key: string, index: number) => {
    const first = firstOf.get(key);
    if (first === undefined) firstOf.set(key, index);
    else groups.join(first, index);
  };

  for (const node of nodes) {
    const { procedure, names } = keys[node.index]!;
    joinBy(`id ${noticeKey(node.notice).split(" ")[0]}`, node.index);
    if (procedure !== undefined) joinBy(`procedure ${procedure}`, node.index);
    for (const name of names) {
      joinBy(`name ${name}`, node.index);
      const sameName = byName.get(name);
      if (sameName) sameName.push(node);
      else byName.set(name, [node]);
    }
  }

  const plans: [plan: number, other: number][] = [];
  for (const node of nodes) {
    const { procedure, changes, previous } = keys[node.index]!;
    for (const name of changes) {
      const targets = byName.get(name);
      if (targets) for (const target of targets) groups.join(target.index, node.index);
      // Two corrections of a notice nobody has seen still correct the same one.
      else joinBy(`name ${name}`, node.index);
    }
    for (const name of previous) {
      const targets = byName.get(name);
      if (!targets) {
        if (followsCall(node.notice)) joinBy(`name ${name}`, node.index);
        continue;
      }
      for (const target of targets) {
        const other = keys[target.index]!.procedure;
        const conflicting = procedure !== undefined && other !== undefined && procedure !== other;
        if (isPlan(target.notice) !== isPlan(node.notice)) plans.push([target.index, node.index]);
        else if (!conflicting || followsCall(node.notice)) groups.join(target.index, node.index);
      }
    }
  }

  joinPlans(groups, notices, plans);
  const result = new Map<number, Notice[]>();
  for (const node of nodes) {
    const root = groups.root(node.index);
    const group = result.get(root);
    if (group) group.push(node.notice);
    else result.set(root, [node.notice]);
  }
  return [...result.values()];
}

const isPlan = (notice: Notice) => notice.kind === "planning" || notice.kind === "consultation";
const followsCall = (notice: Notice) =>
  notice.kind === "result" || notice.kind === "modification" || notice.kind === "completion";

/** Joins each cluster made of plans alone with the earliest procedure that names it. */
function joinPlans(
  groups: DisjointSets,
  notices: readonly Notice[],
  links: readonly (readonly [number, number])[],
): void {
  if (links.length === 0) return;
  const hasCall = new Set<number>();
  const earliest = new Map<number, string>();
  for (const [index, notice] of notices.entries()) {
    const root = groups.root(index);
    if (!isPlan(notice)) hasCall.add(root);
    const rank = `${notice.issuedOn ?? notice.publishedOn ?? "9"} ${noticeKey(notice)}`;
    const firstRank = earliest.get(root);
    if (firstRank === undefined || rank < firstRank) earliest.set(root, rank);
  }
  const followers = new Map<number, number>();
  for (const [a, b] of links) {
    const roots = [groups.root(a), groups.root(b)] as const;
    const [plan, other] = hasCall.has(roots[0]) ? [roots[1], roots[0]] : roots;
    if (hasCall.has(plan) || !hasCall.has(other)) continue;
    const follower = followers.get(plan);
    if (follower === undefined || earliest.get(other)! < earliest.get(follower)!)
      followers.set(plan, other);
  }
  for (const [plan, other] of followers) groups.join(plan, other);
}

class DisjointSets {
  readonly parents: number[];

  constructor(size: number) {
    this.parents = Array.from({ length: size }, (_, index) => index);
  }

  root(index: number): number {
    let at = index;
    while (this.parents[at] !== at) {
      this.parents[at] = this.parents[this.parents[at]!]!;
      at = this.parents[at]!;
    }
    return at;
  }

  join(a: number, b: number): void {
    const [low, high] = [this.root(a), this.root(b)].toSorted((x, y) => x - y) as [number, number];
    this.parents[high] = low;
  }
}
