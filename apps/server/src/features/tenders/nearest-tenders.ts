import { nearestTenders as endpoint } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";
import type { SearchQuery, SearchResult } from "@tc/search-engine";
import type { z } from "zod";
import { checkedJson, checkedObject } from "../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../platform/http/checked-json.ts";
import type { Context } from "../../platform/context.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { assessmentQuery, requireColumns } from "../assessment/index.ts";
import type { SearchEngine } from "../search/index.ts";
import type { ListParts } from "./list-tenders.ts";
import { showTenders } from "./show-tenders.ts";
import { toSearchQuery } from "./to-search-query.ts";

type NearestTenders = z.output<typeof endpoint.response>;
type Answer = Pick<NearestTenders, "basis" | "isWithinFilters"> & { ids: readonly string[] };

const { shape } = endpoint.response;
/** The results and the nearest together; with so many results a search needs no others. */
const maxRows = 20;
const newestRows = 5;

/**
 * What comes nearest to a search of few results: by its words within its filters. Where there are no results and no such
 * tenders, by its words alone, else the newest.
 */
export async function nearestTenders(
  ctx: Context,
  { search, items, assessments }: ListParts,
  query: TenderListQuery,
): Promise<CheckedJson<NearestTenders>> {
  const { tier } = requireMembership(ctx);
  const nowMs = ctx.now().getTime();
  const agency = await assessments.read(ctx);
  const toQuery = (part: TenderListQuery): SearchQuery => {
    requireColumns(ctx, part);
    return {
      ...toSearchQuery(part, agency.field),
      assessment: assessmentQuery(part, tier, agency.columns),
      after: undefined,
      nowMs,
    };
  };
  // The question that the list has just asked: its answer is kept.
  const results = await search.search(toQuery({ ...query, limit: Math.max(query.limit, maxRows) }));
  const { ids, basis, isWithinFilters } = await findNearest(search, toQuery, query, results);
  return checkedObject<NearestTenders>({
    ...(await showTenders(ctx, { items, agency }, ids, nowMs)),
    basis: checkedJson(shape.basis, basis),
    isWithinFilters: checkedJson(shape.isWithinFilters, isWithinFilters),
  });
}

async function findNearest(
  search: SearchEngine,
  toQuery: (part: TenderListQuery) => SearchQuery,
  { q = "", ...filters }: TenderListQuery,
  results: SearchResult,
): Promise<Answer> {
  const none: Answer = { basis: "words", isWithinFilters: true, ids: [] };
  if (results.total >= maxRows) return none;
  const limit = maxRows - results.total;
  const sort = "published" as const;
  const within = toQuery({ ...filters, sort, limit });
  const nearest = search.nearest(q);
  if (results.total > 0) return { ...none, ids: nearest(within, results) };
  const open = toQuery({ state: ["open"], sort, limit });
  const newest = async (part: SearchQuery) =>
    (await search.search({ ...part, limit: newestRows })).ids;
  const answers: (() => Promise<Answer> | Answer)[] = [
    () => ({ ...none, ids: nearest(within) }),
    () => ({ basis: "words", isWithinFilters: false, ids: nearest(open) }),
    async () => ({ basis: "newest", isWithinFilters: true, ids: await newest(within) }),
    async () => ({ basis: "newest", isWithinFilters: false, ids: await newest(open) }),
  ];
  for (const answer of answers) {
    const candidate = await answer();
    if (candidate.ids.length > 0) return candidate;
  }
  return none;
}
