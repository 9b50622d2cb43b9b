import type { countTenderViews as endpoint, TenderListQuery } from "@tc/contract";
import { canUse } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { assessmentQuery, requireColumns } from "../assessment/index.ts";
import type { ListParts } from "./list-tenders.ts";
import { toSearchQuery } from "./to-search-query.ts";

type TenderViews = z.output<typeof endpoint.response>;

/** How many tenders each view has with these filters, and the Länder the agency works in. */
export async function countTenderViews(
  ctx: Context,
  { search, assessments }: Pick<ListParts, "search" | "assessments">,
  filters: TenderListQuery,
): Promise<TenderViews> {
  const { tier } = requireMembership(ctx);
  const nowMs = ctx.now().getTime();
  const agency = await assessments.read(ctx);
  const count = async (view: Pick<TenderListQuery, "field" | "contested">) => {
    const viewFilters = { field: undefined, mark: undefined, contested: undefined, ...view };
    const query = { ...filters, ...viewFilters, sort: "published" as const, limit: 1 };
    requireColumns(ctx, query);
    const { total } = await search.search({
      ...toSearchQuery(query, agency.field),
      assessment: assessmentQuery(query, tier, agency.columns),
      after: undefined,
      nowMs,
    });
    return total;
  };
  return {
    ...(agency.field && { own: await count({ field: "own" }) }),
    all: await count({}),
    ...(canUse(tier, "competition") && { contested: await count({ contested: "only" }) }),
    regions: [...agency.regions],
  };
}
