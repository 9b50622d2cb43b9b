import type { PlacedFinding } from "./field-reading.ts";

/**
 * What several criteria of a lot say of insurance is said of one policy: that its cover may follow, how often a year it
 * must be there, and where its sum stands.
 */
export function joinedPolicies(findings: readonly PlacedFinding[]): PlacedFinding[] {
  const policies = findings.filter((finding) => finding.kind === "insurance");
  const mayFollow = policies.some((policy) => policy.mayFollow);
  const timesAYear = Math.max(...policies.map((policy) => policy.timesAYear));
  const hasSum = policies.some(({ highestCents }) => highestCents > 0);
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
