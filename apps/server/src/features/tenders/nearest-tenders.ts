import { nearestTenders as endpoint } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";
import type { SearchQuery } from "@tc/search-engine";
import type { z } from "zod";
import { checkedJson, checkedObject } from "../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../platform/http/checked-json.ts";
import type { Context } from "../../platform/context.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { assessmentQuery, requireColumns } from "../assessment/index.ts";
import type { ListParts } from "./list-tenders.ts";
import { showTenders } from "./show-tenders.ts";
import { toSearchQuery } from "./to-search-query.ts";

type NearestTenders = z.output<typeof endpoint.response>;
type Answer = Pick<NearestTenders, "basis" | "isWithinFilters"> & { ids: readonly string[] };

const { shape } = endpoint.response;
const maxRows = 5;

/** What comes nearest to a search without results: by its words within its filters, else by its words, else the newest. */
export async function nearestTenders(
  ctx: Context,
  { search, items, assessments }: ListParts,
  { q, ...filters }: TenderListQuery,
): Promise<CheckedJson<NearestTenders>> {
  const { tier } = requireMembership(ctx);
  const nowMs = ctx.now().getTime();
  const agency = await assessments.read(ctx);
  const toQuery = (part: TenderListQuery): SearchQuery => {
    const query = { ...part, sort: "published" as const, limit: maxRows };
    requireColumns(ctx, query);
    return {
      ...toSearchQuery(query, agency.field),
      assessment: assessmentQuery(query, tier, agency.columns),
      after: undefined,
      nowMs,
    };
  };
  const within = toQuery(filters);
  const open = toQuery({ state: ["open"], limit: maxRows });
  const nearest = search.nearest(q ?? "");
  const answers: (() => Promise<Answer> | Answer)[] = [
    () => ({ basis: "words", isWithinFilters: true, ids: nearest(within) }),
    () => ({ basis: "words", isWithinFilters: false, ids: nearest(open) }),
    async () => ({
      basis: "newest",
      isWithinFilters: true,
      ids: (await search.search(within)).ids,
    }),
    async () => ({ basis: "newest", isWithinFilters: false, ids: (await search.search(open)).ids }),
  ];
  let shown: Answer = { basis: "newest", isWithinFilters: false, ids: [] };
  for (const answer of answers) {
    shown = await answer();
    if (shown.ids.length > 0) break;
  }
  return checkedObject<NearestTenders>({
    ...(await showTenders(ctx, { items, agency }, shown.ids, nowMs)),
    basis: checkedJson(shape.basis, shown.basis),
    isWithinFilters: checkedJson(shape.isWithinFilters, shown.isWithinFilters),
  });
}
