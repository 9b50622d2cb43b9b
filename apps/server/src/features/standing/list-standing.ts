import { fitPartKeys, gateOutcomes } from "@tc/domain";
import type { Standing, StandingAccess, VolumeLock } from "@tc/contract";
import { cheapestTierWith } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { AgencyColumns } from "../search/index.ts";
import type { AgencyStanding } from "./agency-standings.ts";
import { openColumns } from "./ask-standing.ts";
import { withLeadTime } from "./lead-time.ts";
import type { FirstDeadline } from "./lead-time.ts";
import type { PublishedStanding } from "./published-standing.ts";

/** Which columns the plan opens, and how far the scoring is. */
export function accessOf(
  tier: Tier | null,
  { scoring }: Pick<AgencyStanding, "scoring">,
): StandingAccess {
  const open = openColumns(tier);
  return {
    ...(!open.fit && { lockedFit: cheapestTierWith("agencyFit") }),
    ...(!open.chances && { lockedChances: cheapestTierWith("tenderChances") }),
    ...(!open.competition && { lockedCompetition: cheapestTierWith("competition") }),
    ...(!open.budget && { lockedBudget: cheapestTierWith("budget") }),
    scoring,
  };
}

export interface ListedTender extends FirstDeadline {
  readonly id: string;
  readonly published: PublishedStanding;
}

/** What a listed tender is to the agency. Of a tender above the plan's cap only the lock and its own marks are left. */
export function listStanding(
  tier: Tier | null,
  agency: AgencyStanding,
  tender: ListedTender,
  nowMs: number,
  lock: VolumeLock | undefined,
): Standing {
  const { id, published } = tender;
  const marks = agency.marks.get(id);
  if (lock) return { ...(marks && { marks }), volumeLock: lock };
  const open = openColumns(tier);
  const { columns, minLeadDays } = agency;
  const row = columns.rowOf(id);
  const fit = row < 0 || !open.fit ? undefined : fitOf(columns, row);
  const chances = row < 0 || !open.chances ? undefined : chancesOf(columns, row);
  return {
    ...(fit && { fit: { ...fit, gate: withLeadTime(fit.gate, tender, nowMs, minLeadDays) } }),
    ...(chances && { chances }),
    ...(open.competition && published.competition && { competition: published.competition }),
    ...(open.budget && published.budget && { budget: published.budget }),
    ...(marks && { marks }),
  };
}

function fitOf(columns: AgencyColumns, row: number): Standing["fit"] {
  const score = columns.score(row, "fit");
  const gate = gateOutcomes[columns.score(row, "gate")];
  // A tender that was only marked has a row as well.
  if (score < 0 || gate === undefined) return undefined;
  return {
    score,
    low: columns.score(row, "fitLow"),
    high: columns.score(row, "fitHigh"),
    gate,
    parts: fitPartKeys.map((key) => {
      const part = columns.score(row, key);
      return part < 0 ? null : part;
    }),
  };
}

function chancesOf(columns: AgencyColumns, row: number): Standing["chances"] {
  const percent = columns.score(row, "chance");
  if (percent < 0) return undefined;
  return {
    percent,
    lowPercent: columns.score(row, "chanceLow"),
    highPercent: columns.score(row, "chanceHigh"),
  };
}
