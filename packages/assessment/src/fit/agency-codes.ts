import { agencySectorDefinitions, cpvPrefix } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import { cpvAffinity } from "../cpv/cpv-affinity.ts";

/**
 * CPV codes or prefixes an agency stands for: its own entries, those of its agency sectors and of its references' agency sectors.
 * Ascending, each once.
 */
export function agencyCodes(
  cpv: readonly string[],
  agencySectors: Iterable<AgencySector>,
): readonly string[] {
  const codes = new Set<string>();
  for (const code of cpv) if (/^\d{2,8}$/.test(code)) codes.add(code);
  for (const agencySector of agencySectors) {
    for (const prefix of agencySectorDefinitions[agencySector]?.cpv ?? []) codes.add(prefix);
  }
  return [...codes].toSorted();
}

/** Whoever names a prefix means all below it; a broad one says less. */
const coveredBy: readonly (readonly [digits: number, affinity: number])[] = [
  [4, 1],
  [3, 0.85],
  [2, 0.5],
];

/** How near a notice's eight-digit code is to what an agency entered, 0 to 1. */
export function codeAffinity(entered: string, tenderCode: string): number {
  const near = cpvAffinity(entered.padEnd(8, "0"), tenderCode);
  if (!tenderCode.startsWith(entered))
    return isAbove(tenderCode, entered) ? farAffinity(near) : near;
  if (entered.length === 8) return near;
  const covered = coveredBy.find(([digits]) => entered.length >= digits)?.[1] ?? 0;
  return Math.max(near, covered);
}

/** A code that holds the entered one among much else, as 79410000 (consulting) holds 79413 (marketing). */
function isAbove(tenderCode: string, entered: string): boolean {
  const prefix = cpvPrefix(tenderCode);
  return prefix.length < cpvPrefix(entered.padEnd(8, "0")).length && entered.startsWith(prefix);
}

/** A code above the entered one says as little as one of the same group. */
function farAffinity(near: number): number {
  return Math.min(near, 0.5);
}

/** "79000000" or "00000000" tells no more than the division. */
export function isPoorCode(code: string): boolean {
  return !/^\d{8}$/.test(code) || cpvPrefix(code).length <= 2;
}
