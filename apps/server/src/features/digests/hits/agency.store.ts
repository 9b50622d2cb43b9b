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

export interface TenderRow {
  readonly tenderId: string;
  /** Scores in the order of scoreColumns, -1: unknown; null: not scored */
  readonly numbers: readonly number[] | null;
  /** A member has declined it or called it a misfit: it is no news. */
  readonly isRefused: boolean;
}

const numbers = sql.join(
  scoreColumns.map((name) => {
    const { column, element } = storedAs[name];
    const stored = sql.raw(element === undefined ? `f.${column}` : `f.${column}[${element}]`);
    return sql`coalesce(${stored}, ${sql.lit(-1)}::smallint)`;
  }),
);

/** What these tenders are to the agency */
export async function listAgencyTenders(
  t: AgencyTransaction,
  tenderIds: readonly string[],
): Promise<TenderRow[]> {
  if (tenderIds.length === 0) return [];
  const { rows } = await sql<TenderRow>`
    select x.id as "tenderId", case when f.tender_id is not null then array[${numbers}] end as numbers,
      exists (
        select from tender_label l
        where l.agency_id = ${t.agency.id} and l.tender_id = x.id and l.source = 'user'
          and l.kind in ('dismissed', 'misfit') and l.retracted_at is null) as "isRefused"
    from unnest(${tenderIds}::uuid[]) as x (id)
      left join fit_score f on f.agency_id = ${t.agency.id} and f.tender_id = x.id`.execute(t.db);
  return rows;
}
