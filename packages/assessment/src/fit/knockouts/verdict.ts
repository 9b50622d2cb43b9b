import type { PairScratch } from "../pair-scratch.ts";
import type { KnockoutStatus, KnockoutOutcome } from "@tc/domain";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { judgeRequirement } from "./judge.ts";
import { judgeExcludedSectors, judgeExcludedValue, judgeOutsideProfile } from "./own-rules.ts";

export interface PlacedStatus {
  readonly status: KnockoutStatus;
  readonly lotId?: string | undefined;
}

/**
 * All knockout criteria in one word. One that holds for the whole fails it; failures in single lots fail it only when no lot is
 * left, else it is open, as the agency may bid for the others.
 */
export function verdictOf(
  statuses: readonly PlacedStatus[],
  lotIds: readonly string[],
): KnockoutOutcome {
  let isOpen = false;
  let failedLots: Set<string> | undefined;
  for (const { status, lotId } of statuses) {
    if (status === "open") isOpen = true;
    if (status !== "failed") continue;
    if (lotId === undefined) return "failed";
    failedLots ??= new Set();
    failedLots.add(lotId);
  }
  if (!failedLots) return isOpen ? "open" : "passed";
  return lotIds.every((lotId) => failedLots.has(lotId)) ? "failed" : "open";
}

/** The knockout criteria that need no clock, as verdict alone. `isKeywordExcluded`: one of the agency's keywords stands in the text. */
export function timelessVerdict(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
  isKeywordExcluded: boolean,
): KnockoutOutcome {
  if (isKeywordExcluded) return "failed";
  const statuses: PlacedStatus[] = [];
  for (const status of [
    judgeExcludedSectors(agency, tender),
    judgeExcludedValue(agency, tender),
    judgeOutsideProfile(agency, tender, scratch),
  ]) {
    if (status === "failed") return "failed";
    if (status === "open") statuses.push(openGate);
  }
  for (const requirement of tender.requirements) {
    const status = judgeRequirement(requirement, agency, tender);
    if (status === "met") continue;
    statuses.push({ status, lotId: requirement.demand.lotId });
  }
  return verdictOf(statuses, tender.lotIds);
}

const openGate: PlacedStatus = { status: "open" };
