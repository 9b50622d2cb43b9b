import { tenderListQuery } from "@tc/contract";
import type { getDashboard as endpoint } from "@tc/contract";
import { addDays, canUse, dueSoonDays, fittingScore, laender } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { assessmentQuery } from "../../assessment/index.ts";
import type { AgencyAssessments } from "../../assessment/index.ts";
import type { SearchEngine } from "../../search/index.ts";
import { toSearchQuery } from "../../tenders/index.ts";
import type { DashboardSetting } from "../dashboard.store.ts";

type Dashboard = z.input<typeof endpoint.response>;
type Ready<Part extends { state: string }> = Extract<Part, { state: "ready" }>;

/** The newest of those who have never looked */
const firstLookMs = 7 * 86_400_000;
const lands = Object.keys(laender) as Land[];
const openInField = { state: "open", field: "own" };

/** Counts of lists in the agency's field. Each asks the search what the list at its filters asks, so that both agree. */
export function ownLists(
  ctx: Context,
  {
    search,
    assessments,
  }: { readonly search: SearchEngine; readonly assessments: AgencyAssessments },
) {
  const { tier } = requireMembership(ctx);
  const now = ctx.now();
  const agencyAnswer = assessments.read(ctx);
  // Each count that needs it reports the failure.
  agencyAnswer.catch(() => undefined);
  async function ask(filters: Readonly<Record<string, string>>) {
    const agency = await agencyAnswer;
    const query = tenderListQuery.parse({ ...filters, limit: 1 });
    return search.search({
      ...toSearchQuery(query, agency.field),
      assessment: assessmentQuery(query, tier, agency.columns),
      after: undefined,
      nowMs: now.getTime(),
    });
  }
  return {
    async countNewMatches(setting: DashboardSetting): Promise<Ready<Dashboard["newMatches"]>> {
      const { regions, scoring } = await agencyAnswer;
      const since = sinceOf(setting, now);
      const hasFit = canUse(tier, "agencyFit");
      const filters = {
        ...openInField,
        ...(regions.length > 0 && { region: regions.join(",") }),
        ...(hasFit && { fitMin: String(fittingScore) }),
        newSince: since.toISOString(),
        sort: hasFit ? "fit" : "published",
      };
      const { total } = await ask(filters);
      return {
        state: "ready",
        count: total,
        since: since.toISOString(),
        asOf: now.toISOString(),
        hasLooked: setting.matchesSeenAt !== null,
        isScored: !hasFit || scoring === "current",
        filters,
      };
    },
    async countDeadlines() {
      const today = berlinDay(now);
      const filters = {
        ...openInField,
        deadlineFrom: today,
        deadlineTo: addDays(today, dueSoonDays),
        sort: "deadline",
      };
      const { total } = await ask(filters);
      return { state: "ready" as const, list: "results" as const, count: total, filters };
    },
    async countRegions(): Promise<Ready<Dashboard["regions"]>> {
      const all = await ask(openInField);
      const inLands = await ask({ ...openInField, region: lands.join(",") });
      return {
        state: "ready",
        total: all.total,
        withoutLand: all.total - inLands.total,
        lands: lands.map((land) => ({ land, count: all.facets.region[land] ?? 0 })),
        filters: openInField,
      };
    },
  };
}

function sinceOf({ matchesSeenAt, joinedAt }: DashboardSetting, now: Date): Date {
  if (matchesSeenAt) return matchesSeenAt;
  return new Date(Math.max(joinedAt.getTime(), now.getTime() - firstLookMs));
}
