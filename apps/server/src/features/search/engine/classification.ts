import {
  agencyBranches,
  agencyBranchesOf,
  cpvDivisions,
  laender,
  landOf,
  procedureTypes,
  procurementLevels,
  tenderStages,
} from "@tc/domain";
import type { AgencyBranch } from "@tc/domain";

/** The order in which bits and small numbers stand for names. Stored in snapshots: see snapshotLayout. */
export const branchNames = Object.keys(agencyBranches) as AgencyBranch[];
// Keys like "14" are integers to JavaScript and would come before "03".
export const divisionNames = Object.keys(cpvDivisions).toSorted();
export const landNames = Object.keys(laender);

/** Changes whenever a stored number would mean something else. */
export const classificationKey = JSON.stringify([
  agencyBranches,
  divisionNames,
  landNames,
  procedureTypes,
  procurementLevels,
  tenderStages,
]);

const divisionNumber = new Map(divisionNames.map((name, index) => [name, index]));
const landNumber = new Map(landNames.map((name, index) => [name, index]));

export function branchBits(codes: readonly string[]): number {
  let bits = 0;
  for (const branch of agencyBranchesOf(codes)) bits |= 1 << branchNames.indexOf(branch);
  return bits >>> 0;
}

/** Bits of the divisions 0 to 31 and from 32 on. */
export function divisionBits(codes: readonly string[]): { low: number; high: number } {
  let low = 0;
  let high = 0;
  for (const code of codes) {
    const number = divisionNumber.get(code.slice(0, 2));
    if (number === undefined) continue;
    if (number < 32) low |= 1 << number;
    else high |= 1 << (number - 32);
  }
  return { low: low >>> 0, high: high >>> 0 };
}

export function landBits(nuts: readonly string[]): number {
  let bits = 0;
  for (const code of nuts) {
    const number = landNumber.get(landOf(code) ?? "");
    if (number !== undefined) bits |= 1 << number;
  }
  return bits >>> 0;
}

/** "DEA" beside "DEA23" tells nothing more: without it a search for DEA51 does not find the tender of Cologne. */
export function deepestNuts(nuts: readonly string[]): string[] {
  return nuts.filter(
    (code) => !nuts.some((other) => other.length > code.length && other.startsWith(code)),
  );
}
