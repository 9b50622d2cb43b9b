import type { listTenders as endpoint, TenderListQuery } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { surfaceOf } from "../search/index.ts";
import type { SearchEngine, SearchQuery, SearchResult } from "../search/index.ts";
import { berlinMidnight, nextBerlinMidnight } from "./berlin-midnight.ts";
import { labelFacets } from "./facet-labels.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import * as store from "./tenders.store.ts";
import { toListItem } from "./to-list-item.ts";

export type TenderList = z.input<typeof endpoint.response>;

/** Finds, counts and shows tenders. */
export async function listTenders(
  ctx: Context,
  search: SearchEngine,
  query: TenderListQuery,
): Promise<TenderList> {
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, query);
  const nowMs = cursor?.nowMs ?? ctx.now().getTime();
  const result = await search.search({
    ...toSearchQuery(query),
    after: cursor?.position,
    nowMs,
  });
  const [rows, sample, corrections] = await Promise.all([
    store.listRows(ctx.db, result.ids),
    store.isSample(ctx.db),
    spellCorrections(ctx, result),
  ]);
  return {
    items: rows.map((row) => toListItem(row, nowMs)),
    total: result.total,
    facets: labelFacets(result.facets, ctx.ports.noticeSources),
    ...(result.next && { nextCursor: writeCursor({ position: result.next, nowMs }, query) }),
    corrections,
    sample,
  };
}

function toSearchQuery(query: TenderListQuery): Omit<SearchQuery, "after" | "nowMs"> {
  const text = query.q ?? "";
  const cents = (euros: number | undefined) =>
    euros === undefined ? undefined : Math.round(euros * 100);
  return {
    text,
    cpv: query.cpv ?? [],
    regions: query.region ?? [],
    procedures: query.procedure ?? [],
    levels: query.level ?? [],
    states: query.state ?? [],
    sources: query.source ?? [],
    buyerId: query.buyer,
    deadlineFrom: query.deadlineFrom === undefined ? undefined : berlinMidnight(query.deadlineFrom),
    deadlineBefore:
      query.deadlineTo === undefined ? undefined : nextBerlinMidnight(query.deadlineTo),
    minCents: cents(query.valueMin),
    maxCents: cents(query.valueMax),
    sort: query.sort ?? (text === "" ? "published" : "relevance"),
    limit: query.limit,
  };
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
