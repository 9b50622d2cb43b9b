import type { TenderListQuery } from "@tc/contract";
import { canUse, tierRights } from "@tc/domain";
import type { Feature, Tier } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { requireFeature } from "../../platform/plan-guard.ts";
import { markBits } from "../search/index.ts";
import type { AgencyColumns, SearchQuery, StandingQuery } from "../search/index.ts";

/** The plan's features that a question about tenders needs. */
function neededFeatures(query: TenderListQuery): Feature[] {
  const { fitMin, chancesMin, offersMax, contested, budgetMin, budgetMax, sort } = query;
  const needed: [Feature, boolean][] = [
    ["agencyFit", fitMin !== undefined || sort === "fit"],
    ["tenderChances", chancesMin !== undefined || sort === "chances"],
    ["competition", offersMax !== undefined || contested !== undefined || sort === "competition"],
    ["budget", budgetMin !== undefined || budgetMax !== undefined || sort === "budget"],
  ];
  return needed.filter(([, isNeeded]) => isNeeded).map(([feature]) => feature);
}

/** Throws plan_required: an order or a limit by a locked number would tell the number. */
export function requireColumns(ctx: Pick<Context, "actor">, query: TenderListQuery): void {
  for (const feature of neededFeatures(query)) requireFeature(ctx, feature);
}

const valueSorts: readonly SearchQuery["sort"][] = [
  "value",
  "fit",
  "chances",
  "competition",
  "budget",
];

/** The part of the search that concerns scores and marks. It names the agency only where its own rows have a say. */
export function standingQuery(
  query: TenderListQuery,
  tier: Tier | null,
  columns: AgencyColumns,
): StandingQuery {
  const { mark = "open", sort, valueMin, valueMax } = query;
  const needed = neededFeatures(query);
  const usesScores = needed.includes("agencyFit") || needed.includes("tenderChances");
  const usesMarks = mark === "open" ? columns.hasMark(markBits.dismissed) : mark !== "all";
  const asksForValues =
    needed.length > 0 ||
    valueMin !== undefined ||
    valueMax !== undefined ||
    (sort !== undefined && valueSorts.includes(sort));
  return {
    agency: usesScores || usesMarks ? columns : undefined,
    minFit: query.fitMin,
    minChance: query.chancesMin,
    maxOffers: query.offersMax,
    contested: query.contested,
    minBudgetCents: centsOf(query.budgetMin),
    maxBudgetCents: centsOf(query.budgetMax),
    mark,
    capCents: asksForValues ? (tierRights(tier).volumeCapCents ?? undefined) : undefined,
  };
}

export function centsOf(euros: number | undefined): number | undefined {
  return euros === undefined ? undefined : Math.round(euros * 100);
}

/** Whether the plan opens each number of a list. */
export function openColumns(tier: Tier | null) {
  return {
    fit: canUse(tier, "agencyFit"),
    chances: canUse(tier, "tenderChances"),
    competition: canUse(tier, "competition"),
    budget: canUse(tier, "budget"),
  };
}
