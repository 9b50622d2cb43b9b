import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { MissedHit, TenderListItem, TenderListQuery } from "@tc/contract";
import type { MissedReason } from "@tc/domain";
import type { SearchQuery } from "@tc/search-engine";
import type { Context } from "../../../platform/context.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { assessmentQuery, requireColumns, volumeLockOf } from "../../assessment/index.ts";
import type { AgencyAssessment, AgencyAssessments } from "../../assessment/index.ts";
import type { SearchEngine } from "../../search/index.ts";
import { toSearchQuery } from "../../tenders/index.ts";
import type { KnownItem, ListItems } from "../../tenders/index.ts";
import { explainMiss, filtersOfReason } from "./explain-miss.ts";
import { missedWeek } from "./missed-week.ts";
import type { MissedWeek } from "./missed-week.ts";

export interface MissedParts {
  readonly search: SearchEngine;
  readonly assessments: AgencyAssessments;
  readonly items: ListItems;
}

export interface MissedSample extends Pick<MissedWeek, "from" | "to"> {
  readonly hits: readonly MissedHit[];
  /** So many would come into question. */
  readonly total: number;
}

const sampleSize = 5;
const perReason = 20;
/** As many as a week can bring to a view that holds nothing back */
const weekMax = 10_000;
/** An AgencyFit from which on a tender outside the filters comes near */
const nearFit = 50;
/** So far below the agency's own limit of fit or chances */
const nearLimit = 15;

/**
 * A sample of last week's open tenders that a view left out by one filter alone although they come near: by the agency's
 * fit, else by its field or the words. Dismissed and locked ones are none. The same data give the same sample all week.
 * Throws plan_required for a view that the plan does not open.
 */
export async function sampleMissedHits(
  ctx: Context,
  { search, assessments, items }: MissedParts,
  query: TenderListQuery,
): Promise<MissedSample> {
  const { tier } = requireMembership(ctx);
  requireColumns(ctx, query);
  const { from, to, news } = missedWeek(ctx.now());
  const nowMs = ctx.now().getTime();
  const agency = await assessments.read(ctx);
  const view: TenderListQuery = { ...query, state: ["open"], mark: "open", cursor: undefined };
  const isOpenView =
    query.state === undefined || query.state.length === 0 || query.state.includes("open");
  const isMarkedView = query.mark !== undefined && query.mark !== "open" && query.mark !== "all";
  if (!isOpenView || isMarkedView) return { from, to, hits: [], total: 0 };

  const toQuery = (part: TenderListQuery, limit: number): SearchQuery => ({
    ...toSearchQuery({ ...part, sort: "published", limit }, agency.field),
    assessment: assessmentQuery(part, tier, agency.columns),
    news,
    after: undefined,
    nowMs,
  });
  const results = new Set((await search.search(toQuery(view, weekMax))).ids);
  const pool = new Map<MissedReason, Candidate[]>();
  const taken = new Set<string>();
  for (const reason of Object.keys(filtersOfReason) as MissedReason[]) {
    const filters = filtersOfReason[reason];
    if (filters.every((name) => isUnset(view, name))) continue;
    const wider = nearEnough(
      { ...view, ...Object.fromEntries(filters.map((name) => [name, undefined])) },
      reason,
      agency,
    );
    if (!wider) continue;
    const ids =
      reason === "words"
        ? search.nearest(view.q ?? "")({ ...toQuery(wider, perReason), text: view.q ?? "" })
        : (await search.search(toQuery(wider, weekMax))).ids;
    const missed = ids.filter((id) => !results.has(id) && !taken.has(id));
    const candidates = await judge(missed, reason);
    for (const { hit } of candidates) taken.add(hit.tenderId);
    if (candidates.length > 0) pool.set(reason, candidates);
    await setImmediate();
  }
  const key = JSON.stringify([
    from,
    requireMembership(ctx).agencyId,
    Object.entries(query).toSorted(([a], [b]) => a.localeCompare(b)),
  ]);
  const hits = drawSample([...pool.values()], key);
  return { from, to, hits, total: taken.size };

  /** Of these the nearest that the plan does not lock and that this filter alone leaves out */
  async function judge(ids: readonly string[], reason: MissedReason): Promise<Candidate[]> {
    const ranked = ids
      .map((id) => ({ id, fit: fitOf(agency, id) }))
      .filter(({ fit }) => isNear(fit, reason, view, agency))
      .toSorted((a, b) => (b.fit ?? 0) - (a.fit ?? 0) || (a.id < b.id ? -1 : 1))
      .slice(0, perReason);
    const tenders = await items.read(
      ctx.db,
      ranked.map(({ id }) => id),
      nowMs,
    );
    return tenders.flatMap((tender) => {
      if (volumeLockOf(tier, tender.published.statedAmount)) return [];
      const explanation = explainMiss[reason](view, missedTender(agency, tender));
      return explanation ? [{ hit: { tenderId: tender.id, reason, ...explanation } }] : [];
    });
  }
}

interface Candidate {
  readonly hit: MissedHit;
}

function isUnset(query: TenderListQuery, name: keyof TenderListQuery): boolean {
  const value = query[name];
  if (name === "field") return value !== "own";
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

/** Without scores only words or the agency's own field tell what comes near; undefined: nothing does. */
function nearEnough(
  wider: TenderListQuery,
  reason: MissedReason,
  agency: AgencyAssessment,
): TenderListQuery | undefined {
  if (hasScores(agency) || isByWords(wider, reason)) return wider;
  return agency.field && reason !== "field" ? { ...wider, field: "own" } : undefined;
}

function isNear(
  fit: number | undefined,
  reason: MissedReason,
  view: TenderListQuery,
  agency: AgencyAssessment,
): boolean {
  if (reason === "fit") return fit !== undefined && fit >= (view.fitMin ?? 0) - nearLimit;
  // Where there are no scores, the question was narrowed to what comes near.
  return fit === undefined ? !hasScores(agency) || isByWords(view, reason) : fit >= nearFit;
}

const hasScores = ({ fitWeights, scoring }: AgencyAssessment) =>
  fitWeights !== undefined && scoring !== "none";
const isByWords = ({ q = "" }: TenderListQuery, reason: MissedReason) =>
  reason === "words" || q !== "";

function fitOf({ columns, fitWeights }: AgencyAssessment, id: string): number | undefined {
  const row = fitWeights ? columns.rowOf(id) : -1;
  const fit = row < 0 ? -1 : columns.score(row, "fit");
  return fit < 0 ? undefined : fit;
}

function missedTender(agency: AgencyAssessment, { id, item, published }: KnownItem) {
  const row = agency.columns.rowOf(id);
  const chance = row < 0 ? -1 : agency.columns.score(row, "chance");
  return {
    // `ListItems` wrote it from an item of this type.
    item: JSON.parse(item.json) as TenderListItem,
    fit: fitOf(agency, id),
    chance: chance < 0 ? undefined : chance,
    offers: published.competition?.mean,
    budgetCents: published.budget?.cents,
  };
}

/** One of each reason in turn, so that one filter does not fill the sample; which ones, the week and the view decide. */
function drawSample(pool: readonly (readonly Candidate[])[], key: string): MissedHit[] {
  const lots = pool.map((candidates) =>
    candidates
      .map(({ hit }) => ({ hit, lot: hash("sha256", `${key} ${hit.tenderId}`, "hex") }))
      .toSorted((a, b) => (a.lot < b.lot ? -1 : 1)),
  );
  const sample: MissedHit[] = [];
  for (
    let round = 0;
    sample.length < sampleSize && lots.some((lot) => round < lot.length);
    round++
  ) {
    for (const lot of lots) {
      const drawn = lot[round];
      if (drawn && sample.length < sampleSize) sample.push(drawn.hit);
    }
  }
  return sample;
}
