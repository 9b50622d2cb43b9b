import { goodFit } from "@tc/assessment";
import { canUse, fitPartKeys, knockoutOutcomes, neededFeatures, scoreColumns } from "@tc/domain";
import type { TenderListQuery } from "@tc/contract";
import { AgencyColumns, uuidWords } from "@tc/search-engine";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { assessmentQuery } from "../../assessment/index.ts";
import { listSearchesToMail } from "../../saved-searches/index.ts";
import type { SavedSearch } from "../../saved-searches/index.ts";
import { toSearchQuery } from "../../tenders/index.ts";
import * as store from "./agency.store.ts";
import type { MatchedAgency } from "./agency.store.ts";
import { isLocked } from "./new-tenders.ts";
import type { NewTender, NewTenders } from "./new-tenders.ts";

/** A new tender that concerns a member, before anything was left out for having been mailed. */
export interface Hit {
  readonly tender: NewTender;
  readonly fit: { readonly score: number; readonly parts: readonly (number | null)[] } | undefined;
  readonly isOfProfile: boolean;
  /** Names of the member's searches that found it */
  readonly searches: readonly string[];
  readonly isLocked: boolean;
}

type Scores = ReadonlyMap<string, readonly number[]>;

const everything = 100_000;
const knockoutAt = scoreColumns.indexOf("knockout");
const failed = knockoutOutcomes.indexOf("failed");

/** The new tenders of an agency's profile and of its members' searches. */
export class AgencyHits {
  private readonly ofProfile: readonly Hit[];
  private readonly bySearch: ReadonlyMap<SavedSearch, readonly Hit[]>;

  private constructor(
    ofProfile: readonly Hit[],
    bySearch: ReadonlyMap<SavedSearch, readonly Hit[]>,
  ) {
    this.ofProfile = ofProfile;
    this.bySearch = bySearch;
  }

  static async read(t: AgencyTransaction, tenders: NewTenders): Promise<AgencyHits> {
    const agency = await store.findMatchedAgency(t);
    if (!agency) return new AgencyHits([], new Map());
    const nowMs = t.now().getTime();
    const searches = (await listSearchesToMail(t)).filter(({ query }) =>
      // As the list answers: a limit by a locked number would tell the number.
      neededFeatures(query).every((feature) => canUse(agency.tier, feature)),
    );
    const inField = hasField(agency)
      ? await tenders.index.find(listQuery(agency, openInField, undefined, nowMs))
      : [];
    const idsBySearch = new Map<SavedSearch, readonly string[]>();
    for (const search of searches) {
      const query = listQuery(agency, withoutScores(search.query), undefined, nowMs);
      idsBySearch.set(search, await tenders.index.find(query));
    }
    const candidates = [...new Set([...inField, ...[...idsBySearch.values()].flat()])];
    const rows = await store.listAgencyTenders(t, candidates);
    const refused = new Set(rows.flatMap((row) => (row.isRefused ? [row.tenderId] : [])));
    const scores = new Map(
      rows.flatMap(({ tenderId, numbers }) => (numbers ? [[tenderId, numbers] as const] : [])),
    );
    const columns = columnsOf(t.agency.id, scores);
    for (const search of searches) {
      if (!asksForScores(search.query)) continue;
      const query = listQuery(agency, search.query, columns, nowMs);
      idsBySearch.set(search, await tenders.index.find(query));
    }
    const hitOf = (id: string): Hit[] => {
      const tender = refused.has(id) ? undefined : tenders.find(id);
      if (!tender) return [];
      const isAboveCap = isLocked(tender, agency.tier);
      const fit = isAboveCap ? undefined : fitOf(scores.get(id));
      return [{ tender, fit, isLocked: isAboveCap, isOfProfile: false, searches: [] }];
    };
    return new AgencyHits(
      inField
        .filter((id) => !isFailed(scores.get(id)))
        .flatMap(hitOf)
        // A number above the cap would tell its fit.
        .filter((hit) => hit.isLocked || (hit.fit?.score ?? 0) >= goodFit),
      new Map([...idsBySearch].map(([search, ids]) => [search, ids.flatMap(hitOf)])),
    );
  }

  /** Those of the profile, which is everybody's; searches are their members' own. */
  ofAgency(): readonly Hit[] {
    return this.ofProfile;
  }

  /** Each tender once, with all that brought it */
  of(userId: string): readonly Hit[] {
    const hits = new Map(
      this.ofProfile.map((hit): [string, Hit] => [hit.tender.id, { ...hit, isOfProfile: true }]),
    );
    for (const [search, searchHits] of this.bySearch) {
      if (search.userId !== userId) continue;
      for (const hit of searchHits) {
        // What was there when the search was saved is no news.
        if (hit.tender.newSince < search.createdAt) continue;
        const sameHit = hits.get(hit.tender.id) ?? hit;
        hits.set(hit.tender.id, { ...sameHit, searches: [...sameHit.searches, search.name] });
      }
    }
    return [...hits.values()];
  }
}

const openInField = {
  state: ["open"],
  field: "own",
  limit: everything,
} satisfies Partial<TenderListQuery>;

const hasField = ({ field }: MatchedAgency) => field.agencySectors.length + field.cpv.length > 0;

function listQuery(
  agency: MatchedAgency,
  query: TenderListQuery,
  columns: AgencyColumns | undefined,
  nowMs: number,
) {
  return {
    ...toSearchQuery({ ...query, limit: everything }, hasField(agency) ? agency.field : undefined),
    assessment: columns && assessmentQuery(query, agency.tier, columns),
    after: undefined,
    nowMs,
    limit: everything,
  };
}

const asksForScores = (query: TenderListQuery) =>
  neededFeatures(query).length > 0 || (query.mark !== undefined && query.mark !== "open");

/** The same without what only scores and marks can tell */
function withoutScores(query: TenderListQuery): TenderListQuery {
  const {
    fitMin: _fit,
    chancesMin: _chances,
    offersMax: _offers,
    contested: _contested,
    budgetMin: _least,
    budgetMax: _most,
    mark: _mark,
    sort: _sort,
    ...rest
  } = query;
  return rest;
}

function columnsOf(agencyId: string, scores: Scores): AgencyColumns {
  const columns = new AgencyColumns(agencyId, "digest", scores.size);
  for (const [id, numbers] of scores) columns.addScores(uuidWords(id), numbers);
  return columns;
}

const isFailed = (numbers: readonly number[] | undefined) => numbers?.[knockoutAt] === failed;

function fitOf(numbers: readonly number[] | undefined): Hit["fit"] {
  const score = numbers?.[scoreColumns.indexOf("fit")] ?? -1;
  if (!numbers || score < 0) return undefined;
  const parts = fitPartKeys.map((key) => numbers[scoreColumns.indexOf(key)] ?? -1);
  return { score, parts: parts.map((part) => (part < 0 ? null : part)) };
}
