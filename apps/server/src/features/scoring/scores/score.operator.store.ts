import { scoreColumns } from "@tc/domain";
import { sql } from "kysely";
import type { FitWeights } from "@tc/assessment";
import type { Transaction } from "../../../platform/context.ts";
import { isAlive } from "../due/alive.ts";
import type { DocumentFactsOfAgency, DocumentFactsToScore } from "./scoring.ts";
import { bytesPerScore, offsets, storedAs, unknownByte } from "./score-layout.ts";

export interface AgencyVersion {
  readonly id: string;
  readonly profileVersion: number;
}

export interface AgencyState extends AgencyVersion {
  /** Names the weights that the agency has learnt; '' while it uses the general ones */
  readonly learnt: string;
}

const learnt = sql`coalesce((select md5(l.weights::text) from agency_learning l where l.agency_id = a.id), '') as learnt`;

/** Agencies that see scores: with a plan, and with a profile that was finished once. */
const isScored = sql`a.tier is not null and p.onboarded_at is not null`;

/** An agency without a plan gets no new scores, so all its scores are made anew when it has a plan again. */
export async function forgetUnscored({ db }: Transaction): Promise<void> {
  await sql`
    update scoring_state set is_complete = false
    where is_complete and agency_id not in (
      select a.id from agency a join profile p on p.agency_id = a.id where ${isScored})`.execute(
    db,
  );
}

/** Agencies whose scores are complete for their present profile and these models, by id. */
export async function listCurrentAgencies(
  { db }: Transaction,
  modelVersion: number,
): Promise<AgencyState[]> {
  const { rows } = await sql<AgencyState>`
    select a.id, p.version as "profileVersion", ${learnt}
    from agency a join profile p on p.agency_id = a.id join scoring_state s on s.agency_id = a.id
    where ${isScored} and s.is_complete and s.profile_version = p.version
      and s.model_version = ${modelVersion}
    order by a.id`.execute(db);
  return rows;
}

/** Agencies whose scores are not complete for their present profile and these models; the longest waiting first. */
export async function listStaleAgencies(
  { db }: Transaction,
  modelVersion: number,
  limit: number,
): Promise<AgencyState[]> {
  const { rows } = await sql<AgencyState>`
    select a.id, p.version as "profileVersion", ${learnt}
    from agency a join profile p on p.agency_id = a.id left join scoring_state s on s.agency_id = a.id
    where ${isScored} and (s.agency_id is null or not s.is_complete or s.profile_version <> p.version
      or s.model_version <> ${modelVersion})
    order by (s.model_version = ${modelVersion}) desc nulls first, s.scored_at nulls first, a.id
    limit ${limit}`.execute(db);
  return rows;
}

export interface AgencyProfileRow extends AgencyVersion {
  readonly data: unknown;
  readonly weights: FitWeights | null;
}

/** Profiles, each with the weights that its agency has learnt, if any. */
export async function profilesOf(
  { db }: Transaction,
  agencyIds: readonly string[],
): Promise<AgencyProfileRow[]> {
  const { rows } = await sql<AgencyProfileRow>`
    select p.agency_id as id, p.version as "profileVersion", p.data, l.weights
    from profile p left join agency_learning l on l.agency_id = p.agency_id
    where p.agency_id = any(${agencyIds}::uuid[]) order by p.agency_id`.execute(db);
  return rows;
}

/** Notes that these agencies are now being scored with these versions. */
export async function beginScoring(
  { db, now }: Transaction,
  agencies: readonly AgencyVersion[],
  modelVersion: number,
): Promise<void> {
  await sql`
    insert into scoring_state (agency_id, profile_version, model_version, is_complete, scored_at)
    select x.id, x.version, ${modelVersion}, false, ${now()}
    from ${agencyRows(agencies)} join agency on agency.id = x.id order by x.id
    on conflict (agency_id) do update set profile_version = excluded.profile_version,
      model_version = excluded.model_version, is_complete = false, revision = scoring_state.revision + 1`.execute(
    db,
  );
}

/** Marks the scores as complete, except where rescoreAgency was called for the agency meanwhile. */
export async function endScoring(
  { db, now }: Transaction,
  agencies: readonly AgencyVersion[],
  modelVersion: number,
): Promise<void> {
  await sql`
    update scoring_state s set is_complete = true, scored_at = ${now()}, revision = revision + 1
    from ${agencyRows(agencies)}
    where s.agency_id = x.id and s.profile_version = x.version and s.model_version = ${modelVersion}`.execute(
    db,
  );
}

const agencyRows = (agencies: readonly AgencyVersion[]) => sql`
  unnest(${agencies.map(({ id }) => id)}::uuid[], ${agencies.map(({ profileVersion }) => profileVersion)}::int[])
    as x (id, version)`;

export interface TenderVersion {
  readonly id: string;
  readonly version: number;
}

/** Ids of tenders that can still be won and have a forecast of these models; those without one are due. */
export async function listForecastTenders(
  { db, now }: Transaction,
  modelVersion: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tender t join tender_forecast f on f.tender_id = t.id
    where ${isAlive(now())} and f.tender_version = t.version and f.model_version = ${modelVersion}
    order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ForecastTender extends TenderVersion {
  /** Tender and TenderForecast as JSON */
  readonly record: string;
  readonly forecast: string;
  readonly incumbents: readonly string[];
  /** For every agency without facts of its own */
  readonly publicFacts: DocumentFactsToScore;
  readonly documentFacts: readonly DocumentFactsOfAgency[];
}

/**
 * Tenders with their forecasts, and the agencies that hold the contract now: winners of the buyer's latest award of the
 * same CPV class, else group, before the tender was published.
 */
export async function forecastTenders(
  { db }: Transaction,
  tenderIds: readonly string[],
  modelVersion: number,
): Promise<ForecastTender[]> {
  const { rows } = await sql<ForecastTender>`
    select t.id, t.version, t.record::text as record, f.forecast::text as forecast,
      array(
        select distinct k.agency_id::text
        from award_winner w
          join supplier_key s on s.supplier_id = w.supplier_id
          join agency_key k on k.key = s.key
        where w.tender_id = latest.tender_id and w.lot_id = latest.lot_id order by 1) as incumbents,
      coalesce((
        select json_agg(json_build_object('agencyId', d.agency_id, 'requirements', d.requirements::text,
          'pricePercent', d.price_weight->'percent') order by d.agency_id)
        from document_demand d where d.tender_id = t.id), '[]') as "documentFacts",
      json_build_object('requirements', coalesce(p.requirements::text, '[]'),
        'pricePercent', p.price_weight->'percent') as "publicFacts"
    from tender t join tender_forecast f on f.tender_id = t.id
      left join public_document_fact p on p.tender_id = t.id
      left join lateral (
        select a.tender_id, a.lot_id
        from award a join tender p on p.id = a.tender_id
        where a.buyer_id = t.buyer_id and p.id <> t.id and a.outcome = 'selec-w'
          and length(rtrim(t.main_cpv, '0')) >= 3 and left(p.main_cpv, 3) = left(t.main_cpv, 3)
          and (a.awarded_on is null or t.published_on is null or a.awarded_on <= t.published_on)
          and exists (select from award_winner w where w.tender_id = a.tender_id and w.lot_id = a.lot_id)
        order by (length(rtrim(t.main_cpv, '0')) >= 4 and left(p.main_cpv, 4) = left(t.main_cpv, 4)) desc,
          a.awarded_on desc nulls last, p.published_on desc nulls last, p.id, a.lot_id
        limit 1
      ) latest on true
    where t.id = any(${tenderIds}::uuid[]) and f.tender_version = t.version
      and f.model_version = ${modelVersion}
    order by t.id`.execute(db);
  return rows;
}

/** Reads each number of the score that begins at byte `score_at`, under its own name; null: unknown. */
const numbers = sql.join(
  scoreColumns.map(
    (name) => sql`
      nullif(get_byte(bytes, score_at + ${sql.lit(offsets[name])}), ${sql.lit(unknownByte)})::smallint as ${sql.ref(name)}`,
  ),
);

/** What a column of fit_score takes of those numbers: one of them, or an array in which an unknown one is -1. */
const namesByColumn = Map.groupBy(scoreColumns, (name) => storedAs[name].column);
const columnValues = sql.join(
  [...namesByColumn.values()].map((names) => {
    const [name] = names;
    if (names.length === 1 && name) return sql.ref(name);
    return sql`array[${sql.join(names.map((part) => sql`coalesce(${sql.ref(part)}, ${sql.lit(-1)})`))}]`;
  }),
);

const columnNames = ["tender_version", "profile_version", "model_version", ...namesByColumn.keys()];
const columnsOf = (row: "" | "stored." | "excluded.") =>
  sql.raw(columnNames.map((column) => row + column).join(", "));

export interface ScoresToWrite {
  readonly agencies: readonly AgencyVersion[];
  readonly tenders: readonly TenderVersion[];
  readonly modelVersion: number;
  /** The scores of the first agency for all tenders, then those of the second; see score-layout.ts. */
  readonly bytes: Uint8Array;
}

/**
 * Writes the scores of a block of agencies for some tenders. Rows that already say the same stay untouched. Tenders that
 * changed or vanished meanwhile get no score and stay due. Returns how many rows it wrote.
 */
export async function writeScores(
  { db, now }: Transaction,
  { agencies, tenders, modelVersion, bytes }: ScoresToWrite,
): Promise<number> {
  if (agencies.length === 0 || tenders.length === 0) return 0;
  const scoreNumber = sql`(a.number - 1) * ${tenders.length} + t.number - 1`;
  const { rows } = await sql<{ count: number }>`
    with block as materialized (
      select ${Buffer.from(bytes)}::bytea as bytes
    ), pair as (
      select a.id as agency_id, a.version as profile_version, t.id as tender_id, t.version as tender_version,
        ((${scoreNumber}) * ${sql.lit(bytesPerScore)})::int as score_at
      from unnest(${agencies.map(({ id }) => id)}::uuid[],
          ${agencies.map(({ profileVersion }) => profileVersion)}::int[]) with ordinality as a (id, version, number)
        join agency on agency.id = a.id
        cross join unnest(${tenders.map(({ id }) => id)}::uuid[],
          ${tenders.map(({ version }) => version)}::int[]) with ordinality as t (id, version, number)
        join tender on tender.id = t.id and tender.version = t.version
    ), scored as (
      select pair.*, ${numbers} from pair, block
    ), written as (
      insert into fit_score as stored (agency_id, tender_id, ${columnsOf("")}, scored_at)
      select agency_id, tender_id, tender_version, profile_version, ${modelVersion},
        ${columnValues}, ${now()}
      from scored
      on conflict (agency_id, tender_id) do update
        set (${columnsOf("")}, scored_at) = row(${columnsOf("excluded.")}, excluded.scored_at)
        where (${columnsOf("stored.")}) is distinct from (${columnsOf("excluded.")})
      returning agency_id
    ), written_by_agency as (
      select agency_id, count(*) as count from written group by agency_id
    ), raise_revision as (
      update scoring_state s set revision = revision + 1
      from written_by_agency w where s.agency_id = w.agency_id
    )
    select coalesce(sum(count), 0)::int as count from written_by_agency`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Removes the scores of tenders that can no longer be won, except where the agency has marked the tender. */
export async function removeScores(
  { db }: Transaction,
  tenderIds: readonly string[],
): Promise<void> {
  if (tenderIds.length === 0) return;
  await sql`
    with removed as (
      delete from fit_score s
      where tender_id = any(${tenderIds}::uuid[]) and not exists (
        select from tender_label l
        where l.agency_id = s.agency_id and l.tender_id = s.tender_id and l.retracted_at is null)
      returning agency_id
    )
    update scoring_state set revision = revision + 1
    where agency_id in (select agency_id from removed)`.execute(db);
}

/** Tenders that have scores and can no longer be won, for removeScores. */
export async function listOverTenders({ db, now }: Transaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from tender t
    where not ${isAlive(now())}
      and exists (select from fit_score s where s.tender_id = t.id)
    order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}
