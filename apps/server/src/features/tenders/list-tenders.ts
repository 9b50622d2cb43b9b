import { listTenders as endpoint } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";
import { z } from "zod";
import { checkedJson, checkedObject } from "../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../platform/http/checked-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { requireMembership } from "../../platform/tenancy/tenancy.ts";
import { surfaceOf } from "../search/index.ts";
import type { SearchResult } from "@tc/search-engine";
import type { SearchEngine } from "../search/index.ts";
import { requireColumns, assessmentQuery } from "../assessment/index.ts";
import type { AgencyAssessments } from "../assessment/index.ts";
import { labelFacets } from "./facet-labels.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import type { ListItems } from "./list-items.ts";
import { showTenders } from "./show-tenders.ts";
import { toSearchQuery } from "./to-search-query.ts";

export type TenderList = z.output<typeof endpoint.response>;
type Facets = CheckedJson<TenderList["facets"]>;

export interface ListParts {
  readonly search: SearchEngine;
  readonly items: ListItems;
  readonly assessments: AgencyAssessments;
  readonly isSample: (db: Db) => Promise<boolean>;
}

const { shape } = endpoint.response;
/** The search gives the same answer again while nothing changes; its counts need their German names only once. */
const facetTexts = new WeakMap<SearchResult["facets"], Facets>();

/** Finds, counts and shows tenders as the caller's agency may see them. Throws plan_required for a locked column. */
export async function listTenders(
  ctx: Context,
  { search, items, assessments, isSample }: ListParts,
  query: TenderListQuery,
): Promise<CheckedJson<TenderList>> {
  const { tier } = requireMembership(ctx);
  requireColumns(ctx, query);
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, query);
  const nowMs = cursor?.nowMs ?? ctx.now().getTime();
  const agency = await assessments.read(ctx);
  const result = await search.search({
    ...toSearchQuery(query, agency.field),
    assessment: assessmentQuery(query, tier, agency.columns),
    after: cursor?.position,
    nowMs,
  });
  const [rows, sample, corrections] = await Promise.all([
    showTenders(ctx, { items, agency }, result.ids, nowMs),
    isSample(ctx.db),
    spellCorrections(ctx, result),
  ]);
  const nextCursor = result.next && writeCursor({ position: result.next, nowMs }, query);
  return checkedObject<TenderList>({
    ...rows,
    total: checkedJson(shape.total, result.total),
    facets: facetsOf(ctx, result),
    ...(nextCursor !== undefined && { nextCursor: checkedJson(z.string(), nextCursor) }),
    corrections: checkedJson(shape.corrections, corrections),
    synonyms: checkedJson(
      shape.synonyms,
      result.synonyms.map(({ typed, also }) => ({ typed, also: [...also] })),
    ),
    sample: checkedJson(shape.sample, sample),
  });
}

function facetsOf(ctx: Context, { facets }: SearchResult): Facets {
  const kept = facetTexts.get(facets);
  if (kept) return kept;
  const text = checkedJson(shape.facets, labelFacets(facets, ctx.ports.noticeSources));
  facetTexts.set(facets, text);
  return text;
}

/** The index knows stems only; people read words. */
async function spellCorrections(
  ctx: Context,
  { corrections, ids }: SearchResult,
): Promise<{ typed: string; searched: string }[]> {
  return Promise.all(
    corrections.map(async ({ typed, term }) => ({
      typed,
      searched: await surfaceOf(ctx.db, term, ids),
    })),
  );
}
