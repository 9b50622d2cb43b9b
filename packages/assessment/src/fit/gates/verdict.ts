import type { PairScratch } from "../features.ts";
import type { GateStatus, GateOutcome } from "@tc/domain";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { judgeRequirement } from "./judge.ts";
import { judgeExcludedBranches, judgeExcludedValue, judgeOutsideProfile } from "./own-rules.ts";

export interface PlacedStatus {
  readonly status: GateStatus;
  readonly lotId?: string | undefined;
}

/**
 * All gates in one word. One that holds for the whole fails it; failures in single lots fail it only when no lot is
 * left, else it is open, as the agency may bid for the others.
 */
export function verdictOf(
  statuses: readonly PlacedStatus[],
  lotIds: readonly string[],
): GateOutcome {
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

/** The gates that need no clock, as verdict alone. `isKeywordExcluded`: one of the agency's keywords stands in the text. */
export function timelessVerdict(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
  isKeywordExcluded: boolean,
): GateOutcome {
  if (isKeywordExcluded) return "failed";
  const statuses: PlacedStatus[] = [];
  for (const own of [
    judgeExcludedBranches(agency, tender),
    judgeExcludedValue(agency, tender),
    judgeOutsideProfile(agency, tender, scratch.features, scratch.unknown),
  ]) {
    if (own === "failed") return "failed";
    if (own === "open") statuses.push(openGate);
  }
  for (const requirement of tender.requirements) {
    const status = judgeRequirement(requirement, agency, tender, scratch);
    if (status === "met") continue;
    statuses.push({ status, lotId: requirement.demand.lotId });
  }
  return verdictOf(statuses, tender.lotIds);
}

const openGate: PlacedStatus = { status: "open" };
