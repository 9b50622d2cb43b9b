import { agencyBranches, agencyBranchesOf } from "@tc/domain";
import type { PairScratch } from "../features.ts";
import type { GateStatus } from "@tc/domain";
import type { Gate } from "../fit-assessment.ts";
import { euros } from "../german.ts";
import { containsKeyword } from "../keywords.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { evidenceOf } from "./evidence.ts";
import { judgeRequirement } from "./judge.ts";
import { judgeLeadTime } from "./lead-time.ts";
import { judgeExcludedBranches, judgeExcludedValue, judgeOutsideProfile } from "./own-rules.ts";

const order: Readonly<Record<GateStatus, number>> = { failed: 0, open: 1, met: 2 };

/** Every gate with quote and evidence: failed first, then open, then met. `today`: YYYY-MM-DD in Berlin. */
export function gatesOf(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
  today: string,
): Gate[] {
  const gates = [
    ...tender.requirements.map((requirement): Gate => {
      const evidence = evidenceOf(requirement, agency, tender, scratch);
      return {
        kind: requirement.kind,
        status: judgeRequirement(requirement, agency, tender, scratch),
        demand: requirement.demand,
        ...(evidence !== undefined && { evidence }),
      };
    }),
    ...ownGates(agency, tender, scratch),
    ...judgeLeadTime(agency, tender, today),
  ];
  return gates.toSorted((a, b) => order[a.status] - order[b.status]);
}

function ownGates(agency: PreparedAgency, tender: PreparedTender, scratch: PairScratch): Gate[] {
  const gates: Gate[] = [];
  const branches = judgeExcludedBranches(agency, tender);
  if (branches) {
    const excluded = agency.profile.exclusions.branches;
    const hit = agencyBranchesOf(tender.codes.map(({ code }) => code)).filter((branch) =>
      excluded.includes(branch),
    );
    gates.push(
      own(
        "exclusion",
        branches,
        hit.map((branch) => agencyBranches[branch].label),
      ),
    );
  }
  const words = agency.excludedKeywords.filter((word) => containsKeyword(tender.wordLine, word));
  if (agency.excludedKeywords.length > 0) {
    const hits = words.map(({ entered }) => `„${entered}“`);
    gates.push(own("exclusion", words.length > 0 ? "failed" : "met", hits));
  }
  const value = judgeExcludedValue(agency, tender);
  if (value) gates.push(own("exclusion", value, valueEvidence(agency, tender)));
  const outside = judgeOutsideProfile(agency, tender, scratch.features, scratch.unknown);
  const codes = tender.codes.slice(0, 1).map(({ code }) => `CPV ${code}`);
  gates.push(own("outsideProfile", outside, codes));
  return gates;
}

function own(kind: Gate["kind"], status: GateStatus, evidence: readonly string[]): Gate {
  return {
    kind,
    status,
    ...(evidence.length > 0 && { evidence: evidence.slice(0, 4).join(", ") }),
  };
}

function valueEvidence({ profile }: PreparedAgency, tender: PreparedTender): string[] {
  const { minValueCents, maxValueCents } = profile.exclusions;
  const limits = [
    ...(minValueCents === undefined ? [] : [`ab ${euros(minValueCents)}`]),
    ...(maxValueCents === undefined ? [] : [`bis ${euros(maxValueCents)}`]),
  ].join(" ");
  const largest = Math.max(...tender.valuesCents);
  return [
    limits,
    tender.isValueEstimated ? "Wert nicht veröffentlicht" : `veröffentlicht ${euros(largest)}`,
  ];
}
