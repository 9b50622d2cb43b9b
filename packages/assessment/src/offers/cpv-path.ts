import { agencySectorsOf, cpvPrefix } from "@tc/domain";

/** How close the awards are that a forecast rests on; "root" is all awards there are. */
export const evidenceLevels = [
  "root",
  "agencies",
  "division",
  "agencySector",
  "group",
  "class",
  "category",
] as const;
export type EvidenceLevel = (typeof evidenceLevels)[number];

export interface CpvPathNode {
  readonly key: string;
  readonly level: EvidenceLevel;
}

/**
 * The way from the root to a CPV code, coarse to fine. Codes of agency work run through "all agency sectors" and their
 * agency sector, since marketing is scattered over divisions; all others through their division. A general code such as
 * 79000000 ends early: its zeros say nothing.
 */
export function cpvPath(cpv: string): CpvPathNode[] {
  const digits = cpvPrefix(cpv);
  const [agencySector] = agencySectorsOf([cpv]);
  const path: CpvPathNode[] = agencySector
    ? [
        { key: "agencies", level: "agencies" },
        { key: `agencySector ${agencySector}`, level: "agencySector" },
      ]
    : [{ key: digits.slice(0, 2), level: "division" }];
  // A code of two agency sectors' reach keeps its own numbers apart under each.
  const within = agencySector ? `${agencySector} ` : "";
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

/** The agency sector that a code is compared within: one of the agency sectors, else its division. */
export function comparisonSector(cpv: string): string {
  const [agencySector] = agencySectorsOf([cpv]);
  return agencySector ?? cpv.slice(0, 2);
}
