import { agencySectorsOf } from "@tc/domain";

/** By the number of leading digits two codes share: feature f2 in docs/methods/agency-fit.md. */
const byDigits: readonly (readonly [digits: number, affinity: number])[] = [
  [8, 1],
  [5, 0.85],
  [4, 0.7],
  [3, 0.5],
  [2, 0.25],
];
/** CPV scatters what one agency offers over several divisions. */
const sameAgencySector = 0.6;

/** How near two eight-digit CPV codes are, 0 to 1. */
export function cpvAffinity(a: string, b: string): number {
  let byPrefix = 0;
  for (const [digits, affinity] of byDigits) {
    if (a.slice(0, digits) === b.slice(0, digits)) {
      byPrefix = affinity;
      break;
    }
  }
  return byPrefix >= sameAgencySector || !shareAgencySector(a, b) ? byPrefix : sameAgencySector;
}

function shareAgencySector(a: string, b: string): boolean {
  const agencySectors = agencySectorsOf([a]);
  return (
    agencySectors.length > 0 &&
    agencySectorsOf([b]).some((agencySector) => agencySectors.includes(agencySector))
  );
}
