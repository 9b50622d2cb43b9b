import { agencyBranchesOf } from "@tc/domain";

/** By the number of leading digits two codes share. Source: `assessment.md` C5. */
const byDigits: readonly (readonly [digits: number, affinity: number])[] = [
  [8, 1],
  [5, 0.85],
  [4, 0.7],
  [3, 0.5],
  [2, 0.25],
];
/** CPV scatters what one agency offers over several divisions. */
const sameBranch = 0.6;

/** How near two eight-digit CPV codes are, 0 to 1. */
export function cpvAffinity(a: string, b: string): number {
  let byPrefix = 0;
  for (const [digits, affinity] of byDigits) {
    if (a.slice(0, digits) === b.slice(0, digits)) {
      byPrefix = affinity;
      break;
    }
  }
  return byPrefix >= sameBranch || !shareBranch(a, b) ? byPrefix : sameBranch;
}

function shareBranch(a: string, b: string): boolean {
  const branches = agencyBranchesOf([a]);
  return branches.length > 0 && agencyBranchesOf([b]).some((branch) => branches.includes(branch));
}
