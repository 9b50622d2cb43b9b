import type { TenderListQuery } from "@tc/contract";
import { neededFeatures, tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { requireFeature } from "../../../platform/tenancy/plan-guard.ts";
import { markBits } from "@tc/search-engine";
import type { AgencyColumns, AssessmentQuery } from "@tc/search-engine";

/** Throws plan_required: an order or a limit by a locked number would tell the number. */
export function requireColumns(ctx: Pick<Context, "actor">, query: TenderListQuery): void {
  for (const feature of neededFeatures(query)) requireFeature(ctx, feature);
}

/** The part of the search that concerns scores and marks. It names the agency only where its own rows have a say. */
export function assessmentQuery(
  query: TenderListQuery,
  tier: Tier | null,
  columns: AgencyColumns,
): AssessmentQuery {
  const { mark = "open", sort, contested, valueMin, valueMax } = query;
  const needed = neededFeatures(query);
  const usesScores = needed.includes("agencyFit") || needed.includes("tenderChances");
  const usesMarks = mark === "open" ? columns.hasMark(markBits.dismissed) : mark !== "all";
  const asksForValues =
    needed.length > 0 || valueMin !== undefined || valueMax !== undefined || sort === "value";
  return {
    agency: usesScores || usesMarks ? columns : undefined,
    contested,
    mark,
    capCents: asksForValues ? (tierRights(tier).volumeCapCents ?? undefined) : undefined,
  };
}
