import { setImmediate } from "node:timers/promises";
import type { SavedSearch } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { assessmentQuery, requireColumns } from "../assessment/index.ts";
import type { AgencyAssessment, AgencyAssessments } from "../assessment/index.ts";
import type { SearchEngine } from "../search/index.ts";
import { toSearchQuery } from "../tenders/index.ts";
import { readQuery } from "./read-query.ts";
import { listSearchesOf } from "./saved-search.store.ts";
import type { VisibleSearch } from "./saved-search.store.ts";
import { toSavedSearch } from "./to-saved-search.ts";

export interface SearchParts {
  readonly search: SearchEngine;
  readonly assessments: AgencyAssessments;
}

/** The caller's and the shared ones; all are counted from the index in memory. */
export async function getSavedSearches(
  ctx: Context,
  { search, assessments }: SearchParts,
): Promise<{ searches: SavedSearch[] }> {
  const { agencyId } = requireMembership(ctx);
  const rows = await inAgency(ctx, agencyId, (t) => listSearchesOf(t, requireUserId(ctx)));
  const agency = rows.length > 0 ? await assessments.read(ctx) : undefined;
  const searches: SavedSearch[] = [];
  for (const row of rows) {
    const newCount = agency && (await countNew(ctx, search, agency, row));
    searches.push(toSavedSearch(ctx, row, newCount));
    // Fifty questions at a time must not keep everybody else waiting.
    await setImmediate();
  }
  return { searches };
}

/** How many results came since the member looked; undefined while that cannot be told, or where the plan locks a filter. */
async function countNew(
  ctx: Context,
  search: SearchEngine,
  agency: AgencyAssessment,
  row: VisibleSearch,
): Promise<number | undefined> {
  const { tier } = requireMembership(ctx);
  const query = { ...readQuery(row.query).query, sort: "published" as const, limit: 1 };
  const after = (row.seen_at ?? row.created_at).getTime() / 1000;
  try {
    requireColumns(ctx, query);
    const { total } = await search.search({
      ...toSearchQuery(query, agency.field),
      assessment: assessmentQuery(query, tier, agency.columns),
      news: { after },
      after: undefined,
      nowMs: ctx.now().getTime(),
    });
    return total;
  } catch (error) {
    if (error instanceof AppError && ["plan_required", "overloaded"].includes(error.code)) {
      return undefined;
    }
    throw error;
  }
}
