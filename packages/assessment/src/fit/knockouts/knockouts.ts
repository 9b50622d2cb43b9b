import { agencySectorDefinitions, agencySectorsOf } from "@tc/domain";
import type { PairScratch } from "../pair-scratch.ts";
import type { KnockoutStatus } from "@tc/domain";
import type { Knockout } from "../fit-assessment.ts";
import { euros, germanDay } from "../german.ts";
import { containsKeyword } from "../keywords.ts";
import { partReason } from "../reasons/part-reasons.ts";
import type { PreparedAgency, PreparedTender } from "../prepared.ts";
import { evidenceOf } from "./evidence.ts";
import { judgeRequirement } from "./judge.ts";
import { shortfallOf } from "./shortfall.ts";
import { judgeExcludedSectors, judgeExcludedValue, judgeOutsideProfile } from "./own-rules.ts";

const order: Readonly<Record<KnockoutStatus, number>> = { failed: 0, open: 1, met: 2 };

/** Every knockout criterion with quote and evidence: failed first, then open, then met. `today`: YYYY-MM-DD in Berlin. */
export function knockoutsOf(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
  today: string,
): Knockout[] {
  const knockouts = [
    ...tender.requirements.map((requirement): Knockout => {
      const evidence = evidenceOf(requirement, agency, tender);
      const status = judgeRequirement(requirement, agency, tender);
      const shortfall = status === "failed" ? shortfallOf(requirement, agency) : undefined;
      return {
        kind: requirement.kind,
        status,
        demand: requirement.demand,
        ...(evidence !== undefined && { evidence }),
        ...(shortfall && { shortfall }),
      };
    }),
    ...agencyKnockouts(agency, tender, scratch),
    ...judgeLeadTime(agency, tender, today),
  ];
  return knockouts.toSorted((a, b) => order[a.status] - order[b.status]);
}

function agencyKnockouts(
  agency: PreparedAgency,
  tender: PreparedTender,
  scratch: PairScratch,
): Knockout[] {
  const rules = [
    ...excludedSectors(agency, tender),
    ...excludedKeywords(agency, tender),
    ...excludedValues(agency, tender),
  ];
  const outside = judgeOutsideProfile(agency, tender, scratch);
  return [
    ...worstOf(rules),
    {
      kind: "outsideProfile",
      status: outside,
      evidence: partReason("services", agency, tender, scratch),
    },
  ];
}

/** One of the agency's own rules, with what of it applies. */
interface OwnRule {
  readonly status: KnockoutStatus;
  readonly evidence: readonly string[];
}

function excludedSectors(agency: PreparedAgency, tender: PreparedTender): OwnRule[] {
  const status = judgeExcludedSectors(agency, tender);
  if (!status) return [];
  const excluded = agency.profile.exclusions.agencySectors;
  const hits = agencySectorsOf(tender.codes.map(({ code }) => code)).filter((agencySector) =>
    excluded.includes(agencySector),
  );
  return [{ status, evidence: hits.map((hit) => agencySectorDefinitions[hit].label) }];
}

function excludedKeywords(agency: PreparedAgency, tender: PreparedTender): OwnRule[] {
  if (agency.excludedKeywords.length === 0) return [];
  const words = agency.excludedKeywords.filter((word) => containsKeyword(tender.wordLine, word));
  const evidence = words.map(({ entered }) => `„${entered}“`);
  return [{ status: words.length > 0 ? "failed" : "met", evidence }];
}

function excludedValues(agency: PreparedAgency, tender: PreparedTender): OwnRule[] {
  const status = judgeExcludedValue(agency, tender);
  return status ? [{ status, evidence: valueEvidence(agency, tender) }] : [];
}

/** All rules of the agency are one criterion: what applies, else what is open, else that none does. */
function worstOf(rules: readonly OwnRule[]): Knockout[] {
  const status = rules.map((rule) => rule.status).toSorted((a, b) => order[a] - order[b])[0];
  if (status === undefined) return [];
  const evidence = rules.flatMap((rule) => (rule.status === status ? rule.evidence : []));
  const isShown = status !== "met" && evidence.length > 0;
  return [
    { kind: "exclusion", status, ...(isShown && { evidence: evidence.slice(0, 4).join(", ") }) },
  ];
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

const dayMs = 86_400_000;

/** The agency's own least number of days until the deadline; none without such a rule. `today`: YYYY-MM-DD. */
function judgeLeadTime(
  { profile }: PreparedAgency,
  { deadlineOn, hasPlausibleDeadline }: PreparedTender,
  today: string,
): Knockout[] {
  const { minLeadDays } = profile.exclusions;
  if (minLeadDays === undefined || minLeadDays === 0) return [];
  if (deadlineOn === undefined || !hasPlausibleDeadline)
    return [{ kind: "leadTime", status: "open" }];
  const days = Math.round((Date.parse(deadlineOn) - Date.parse(today)) / dayMs);
  if (!Number.isFinite(days)) return [{ kind: "leadTime", status: "open" }];
  // Over is over: no time would have been enough, and the state says it.
  if (days < 0) return [];
  return [
    {
      kind: "leadTime",
      status: days >= minLeadDays ? "met" : "failed",
      evidence: `noch ${days} Tage bis ${germanDay(deadlineOn)}, gewünscht mindestens ${minLeadDays}`,
      values: { days, minLeadDays },
    },
  ];
}
