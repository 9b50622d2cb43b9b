import type { Knockout } from "../fit/fit-assessment.ts";

const order = { failed: 0, open: 1, met: 2 } as const;

export interface CriteriaCounts {
  readonly failed: number;
  readonly open: number;
  readonly met: number;
}

/**
 * The hard criteria as a reader counts them: failed, open, met, in each group as published. The agency's exclusions are
 * one criterion and stand last in their group.
 */
export function criteriaOf(knockouts: readonly Knockout[]): Knockout[] {
  const exclusions = knockouts.filter(({ kind }) => kind === "exclusion");
  const rest = knockouts.filter(({ kind }) => kind !== "exclusion");
  const exclusion = oneExclusion(exclusions);
  return [...rest, ...(exclusion ? [exclusion] : [])].toSorted(
    (a, b) => order[a.status] - order[b.status],
  );
}

export function countCriteria(criteria: readonly Knockout[]): CriteriaCounts {
  const count = (status: Knockout["status"]) =>
    criteria.filter((criterion) => criterion.status === status).length;
  return { failed: count("failed"), open: count("open"), met: count("met") };
}

/** The worst of them with what it rests on; what a met exclusion would have hit is not worth a word. */
function oneExclusion(exclusions: readonly Knockout[]): Knockout | undefined {
  const worst = exclusions.toSorted((a, b) => order[a.status] - order[b.status])[0];
  if (!worst || worst.status === "met") return worst && { kind: "exclusion", status: "met" };
  const evidence = exclusions
    .filter(({ status }) => status === worst.status)
    .flatMap((exclusion) => exclusion.evidence ?? []);
  return {
    kind: "exclusion",
    status: worst.status,
    ...(evidence.length > 0 && { evidence: evidence.join(", ") }),
  };
}
