import { scoreColumns } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { AgencyField } from "@tc/search-engine";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { storedAs } from "../../scoring/index.ts";

export interface MatchedAgency {
  readonly tier: Tier | null;
  readonly field: AgencyField;
}

export async function findMatchedAgency(t: AgencyTransaction): Promise<MatchedAgency | undefined> {
  const { rows } = await sql<MatchedAgency>`
    select a.tier, jsonb_build_object('agencySectors', coalesce(p.data -> 'agencySectors', '[]'),
      'cpv', coalesce(p.data -> 'cpv', '[]')) as field
    from agency a left join profile p on p.agency_id = a.id
    where a.id = ${t.agency.id}`.execute(t.db);
  return rows[0];
}

export interface ScoreRow {
  readonly tenderId: string;
  /** In the order of scoreColumns, -1: unknown */
  readonly numbers: readonly number[];
}

const numbers = sql.join(
  scoreColumns.map((name) => {
    const { column, element } = storedAs[name];
    const stored = sql.raw(element === undefined ? column : `${column}[${element}]`);
    return sql`coalesce(${stored}, ${sql.lit(-1)}::smallint)`;
  }),
);

export async function listScores(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<ScoreRow[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<ScoreRow>`
    select tender_id as "tenderId", array[${numbers}] as numbers from fit_score
    where agency_id = ${t.agency.id} and tender_id = any(${tenderIds}::uuid[])`.execute(t.db);
  return rows;
}

/** Of these tenders those that a member has declined or called a misfit: they are no news. */
export async function listRefused(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (tenderIds.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select distinct tender_id as id from tender_label
    where agency_id = ${t.agency.id} and tender_id = any(${tenderIds}::uuid[]) and source = 'user'
      and kind in ('dismissed', 'misfit') and retracted_at is null`.execute(t.db);
  return new Set(rows.map(({ id }) => id));
}
