import { listTenders as endpoint } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";
import { z } from "zod";
import { checkedJson, checkedList, checkedObject } from "../../platform/checked-json.ts";
import type { CheckedJson } from "../../platform/checked-json.ts";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database.ts";
import { surfaceOf } from "../search/index.ts";
import type { SearchEngine, SearchQuery, SearchResult } from "../search/index.ts";
import { berlinMidnight, nextBerlinMidnight } from "./berlin-midnight.ts";
import { labelFacets } from "./facet-labels.ts";
import { readCursor, writeCursor } from "./list-cursor.ts";
import type { ListItems } from "./list-items.ts";

export type TenderList = z.output<typeof endpoint.response>;
type Facets = CheckedJson<TenderList["facets"]>;

export interface ListParts {
  readonly search: SearchEngine;
  readonly items: ListItems;
  readonly isSample: (db: Db) => Promise<boolean>;
}

const { shape } = endpoint.response;
/** The search gives the same answer again while nothing changes; its counts need their German names only once. */
const facetTexts = new WeakMap<SearchResult["facets"], Facets>();

/** Finds, counts and shows tenders. */
export async function listTenders(
  ctx: Context,
  { search, items, isSample }: ListParts,
  query: TenderListQuery,
): Promise<CheckedJson<TenderList>> {
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, query);
  const nowMs = cursor?.nowMs ?? ctx.now().getTime();
  const result = await search.search({
    ...toSearchQuery(query),
    after: cursor?.position,
    nowMs,
  });
  const [found, sample, corrections] = await Promise.all([
    items.read(ctx.db, result.ids, nowMs),
    isSample(ctx.db),
    spellCorrections(ctx, result),
  ]);
  const nextCursor = result.next && writeCursor({ position: result.next, nowMs }, query);
  return checkedObject<TenderList>({
    items: checkedList(found),
    total: checkedJson(shape.total, result.total),
    facets: facetsOf(ctx, result),
    ...(nextCursor !== undefined && { nextCursor: checkedJson(z.string(), nextCursor) }),
    corrections: checkedJson(shape.corrections, corrections),
    sample: checkedJson(shape.sample, sample),
  });
}

function facetsOf(ctx: Context, { facets }: SearchResult): Facets {
  const known = facetTexts.get(facets);
  if (known) return known;
  const text = checkedJson(shape.facets, labelFacets(facets, ctx.ports.noticeSources));
  facetTexts.set(facets, text);
  return text;
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
