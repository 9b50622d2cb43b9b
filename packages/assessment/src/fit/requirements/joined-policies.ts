import type { Finding } from "./field-reading.ts";

/**
 * What several criteria of a lot say of insurance is said of one policy: that its cover may follow, how often a year it
 * must be there, and where its sum stands.
 */
export function joinedPolicies<Placed extends Finding>(findings: readonly Placed[]): Placed[] {
  const policies = findings.filter(({ kind }) => kind === "insurance");
  if (policies.length < 2) return [...findings];
  const insurances = policies.flatMap((policy) => (policy.kind === "insurance" ? [policy] : []));
  const mayFollow = insurances.some((policy) => policy.mayFollow);
  const timesAYear = Math.max(...insurances.map((policy) => policy.timesAYear));
  const hasSum = insurances.some(({ highestCents }) => highestCents > 0);
  return findings.map((finding) =>
    finding.kind === "insurance"
      ? {
          ...finding,
          mayFollow,
          timesAYear,
          isSumElsewhere: finding.isSumElsewhere || (hasSum && finding.highestCents === 0),
        }
      : finding,
  );
}
