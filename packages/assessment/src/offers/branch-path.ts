import { agencyBranchesOf, cpvPrefix } from "@tc/domain";

/** How close the awards are that a forecast rests on; "root" is all awards there are. */
export const evidenceLevels = [
  "root",
  "agencies",
  "division",
  "branch",
  "group",
  "class",
  "category",
] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

export interface BranchNode {
  readonly key: string;
  readonly level: EvidenceLevel;
}

/**
 * The way from the root to a CPV code, coarse to fine. Codes of agency work run through "all agency branches" and their
 * branch, since marketing is scattered over divisions; all others through their division. A general code such as
 * 79000000 ends early: its zeros say nothing.
 */
export function branchPath(cpv: string): BranchNode[] {
  const digits = cpvPrefix(cpv);
  const [branch] = agencyBranchesOf([cpv]);
  const path: BranchNode[] = branch
    ? [
        { key: "agencies", level: "agencies" },
        { key: `branch ${branch}`, level: "branch" },
      ]
    : [{ key: digits.slice(0, 2), level: "division" }];
  // A code of two branches' reach keeps its own numbers apart under each.
  const within = branch ? `${branch} ` : "";
  const finer = [
    [3, "group"],
    [4, "class"],
    [5, "category"],
  ] as const;
  for (const [length, level] of finer) {
    if (digits.length >= length) path.push({ key: within + digits.slice(0, length), level });
  }
  return path;
}

/** The branch that a code is compared within: one of the agency branches, else its division. */
export function comparisonBranch(cpv: string): string {
  const [branch] = agencyBranchesOf([cpv]);
  return branch ?? cpv.slice(0, 2);
}
