import { markKinds } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy.ts";
import type { MarkLabel } from "../marks/index.ts";
import { scoreColumns } from "../search/index.ts";

export interface StateRow {
  /** null: nothing was ever scored or marked */
  readonly revision: string | null;
  readonly isComplete: boolean | null;
  readonly scoredModel: number | null;
  readonly scoredProfile: number | null;
  readonly profile: number;
  readonly minLeadDays: number | null;
  /** null: no model has been trained */
  readonly model: number | null;
}

/** How far the scoring of the agency is, in one small statement: it is asked with every list. */
export async function findState(t: AgencyTransaction): Promise<StateRow | undefined> {
  const { rows } = await sql<StateRow>`
    select s.revision::text, s.is_complete as "isComplete", s.model_version as "scoredModel",
      s.profile_version as "scoredProfile", p.version as profile,
      (p.data -> 'exclusions' ->> 'minLeadDays')::int as "minLeadDays",
      (select version from assessment_model where status = 'active') as model
    from profile p left join scoring_state s on s.agency_id = p.agency_id
    where p.agency_id = ${t.agency.id}`.execute(t.db);
  return rows[0];
}

/** Bytes of an id and of its values, 16 bits each, in the order of `scoreColumns`. */
export const scoreBytes: number = 16 + scoreColumns.length * 2;

/**
 * All scores of the agency, one behind the other. As one value: ten thousand rows of thirteen columns would keep the
 * process busy longer than the database.
 */
export async function readScores(t: AgencyTransaction): Promise<Buffer> {
  const { rows } = await sql<{ scores: Buffer | null }>`
    select string_agg(uuid_send(tender_id) || int2send(score) || int2send(low) || int2send(high) || int2send(gate)
      || int2send(coalesce(parts[1], -1::smallint)) || int2send(coalesce(parts[2], -1::smallint))
      || int2send(coalesce(parts[3], -1::smallint)) || int2send(coalesce(parts[4], -1::smallint))
      || int2send(coalesce(parts[5], -1::smallint))
      || int2send(coalesce(chance, -1::smallint)) || int2send(coalesce(chance_low, -1::smallint))
      || int2send(coalesce(chance_high, -1::smallint)), ''::bytea) as scores
    from fit_score where agency_id = ${t.agency.id}`.execute(t.db);
  return rows[0]?.scores ?? Buffer.alloc(0);
}

export interface MarkRow extends MarkLabel {
  readonly tenderId: string;
}

/** What members have said of tenders and not taken back, oldest first. */
export async function listMarks(t: AgencyTransaction): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    select id, tender_id as "tenderId", kind, reason, note from tender_label
    where agency_id = ${t.agency.id} and source = 'user' and kind = any(${[...markKinds]})
      and retracted_at is null
    order by created_at, id`.execute(t.db);
  return rows;
}
