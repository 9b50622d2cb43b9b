import { chancesSilence } from "@tc/assessment";
import { lockOfFeature } from "@tc/contract";
import type { AssessmentSummary, AssessmentAccess, VolumeLock } from "@tc/contract";
import { canUse, cheapestTierWith, fitPartKeys, knockoutOutcomes, listFeatures } from "@tc/domain";
import type { ListFeature, Tier } from "@tc/domain";
import type { AgencyColumns } from "@tc/search-engine";
import type { AgencyAssessment } from "./agency-assessments.ts";
import { withLeadTime } from "../detail/lead-time.ts";
import type { FirstDeadline } from "../detail/lead-time.ts";
import type { PublishedAssessment } from "./published-assessment.ts";

/** Which columns the plan opens, and how far the scoring is. */
export function accessOf(
  tier: Tier | null,
  { scoring }: Pick<AgencyAssessment, "scoring">,
): AssessmentAccess {
  const locked = listFeatures.filter((feature) => !canUse(tier, feature));
  return {
    ...Object.fromEntries(
      locked.map((feature) => [lockOfFeature[feature], cheapestTierWith(feature)]),
    ),
    scoring,
  };
}

export interface ListedTender extends FirstDeadline {
  readonly id: string;
  readonly published: PublishedAssessment;
}

/** What a listed tender is to the agency. Of a tender above the plan's cap only the lock and its own marks are left. */
export function listAssessments(
  tier: Tier | null,
  agency: AgencyAssessment,
  tender: ListedTender,
  nowMs: number,
  lock: VolumeLock | undefined,
): AssessmentSummary {
  const { id, published } = tender;
  const marks = agency.marks.get(id);
  if (lock) return { ...(marks && { marks }), volumeLock: lock };
  const isOpen = (feature: ListFeature) => canUse(tier, feature);
  const { columns, minLeadDays } = agency;
  const row = columns.rowOf(id);
  const fit = row < 0 || !isOpen("agencyFit") ? undefined : fitOf(columns, row);
  const knockout = fit && withLeadTime(fit.knockout, tender, nowMs, minLeadDays);
  return {
    ...(fit && knockout && { fit: { ...fit, knockout } }),
    ...(fit &&
      knockout &&
      isOpen("tenderChances") &&
      chancesPart(agency, row, published, { ...fit, knockout })),
    ...(isOpen("competition") && published.competition && { competition: published.competition }),
    ...(isOpen("budget") && published.budget && { budget: published.budget }),
    ...(marks && { marks }),
  };
}

function fitOf(columns: AgencyColumns, row: number): AssessmentSummary["fit"] {
  const score = columns.score(row, "fit");
  const knockout = knockoutOutcomes[columns.score(row, "knockout")];
  // A tender that was only marked has a row as well.
  if (score < 0 || knockout === undefined) return undefined;
  return {
    score,
    low: columns.score(row, "fitLow"),
    high: columns.score(row, "fitHigh"),
    knockout,
    parts: fitPartKeys.map((key) => {
      const part = columns.score(row, key);
      return part < 0 ? null : part;
    }),
  };
}

/** A chance, or why none is told. The lead time may silence one that is stored. */
function chancesPart(
  { columns, compareChance }: AgencyAssessment,
  row: number,
  { frameworkSeats: seats }: PublishedAssessment,
  fit: Parameters<typeof chancesSilence>[0],
): Pick<AssessmentSummary, "chances" | "chancesSilence"> {
  const silence = chancesSilence(fit);
  if (silence) return { chancesSilence: silence };
  const percent = columns.score(row, "chance");
  if (percent < 0) return {};
  const standing = compareChance(percent, columns.score(row, "chanceSpread"), seats);
  return {
    chances: {
      percent,
      lowPercent: columns.score(row, "chanceLow"),
      highPercent: columns.score(row, "chanceHigh"),
      ...(standing && { standing }),
      ...(seats !== undefined && { seats }),
    },
  };
}
