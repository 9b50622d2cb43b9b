import { markKinds } from "@tc/contract";
import { scoreColumns } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { AgencyField } from "@tc/search-engine";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { storedAs } from "../../scoring/index.ts";
import type { MarkLabel } from "../../marks/index.ts";

export interface StateRow {
  /** null: nothing was ever scored or marked */
  readonly revision: string | null;
  readonly isComplete: boolean | null;
  readonly scoredModel: number | null;
  readonly scoredProfile: number | null;
  readonly profile: number;
  readonly minLeadDays: number | null;
  readonly field: AgencyField;
  readonly regions: readonly Land[];
  readonly isNationwide: boolean;
  /** null: no model has been trained */
  readonly model: number | null;
}

/** How far the scoring of the agency is, in one small statement: it is asked with every list. */
export async function findState(t: AgencyTransaction): Promise<StateRow | undefined> {
  const { rows } = await sql<StateRow>`/* find_scoring_state */
    select s.revision::text, s.is_complete as "isComplete", s.model_version as "scoredModel",
      s.profile_version as "scoredProfile", p.version as profile,
      (p.data -> 'exclusions' ->> 'minLeadDays')::int as "minLeadDays",
      jsonb_build_object('agencySectors', coalesce(p.data -> 'agencySectors', '[]'),
        'cpv', coalesce(p.data -> 'cpv', '[]')) as field,
      coalesce(p.data -> 'regions', '[]') as regions,
      coalesce((p.data ->> 'isNationwide')::boolean, false) as "isNationwide",
      (select version from scoring_model where status = 'active') as model
    from profile p left join scoring_state s on s.agency_id = p.agency_id
    where p.agency_id = ${t.agency.id}`.execute(t.db);
  return rows[0];
}

/** The numbers of a row one behind the other, 16 bits each, -1 where nothing is known. */
const numberBytes = sql.join(
  scoreColumns.map((name) => {
    const { column, element } = storedAs[name];
    const stored = sql.raw(element === undefined ? column : `${column}[${element}]`);
    return sql`int2send(coalesce(${stored}, ${sql.lit(-1)}::smallint))`;
  }),
  sql` || `,
);

/**
 * All scores of the agency, one behind the other. As one value: ten thousand rows of thirteen columns would keep the
 * process busy longer than the database.
 */
export async function readScores(t: AgencyTransaction): Promise<Buffer> {
  const { rows } = await sql<{ scores: Buffer | null }>`
    select string_agg(uuid_send(tender_id) || ${numberBytes}, ''::bytea) as scores
    from fit_score where agency_id = ${t.agency.id}`.execute(t.db);
  return rows[0]?.scores ?? Buffer.alloc(0);
}

const idBytes = 16;
const scoreBytes = idBytes + scoreColumns.length * 2;

export function countScores(scores: Buffer): number {
  return scores.length / scoreBytes;
}

/** Hands over the words of each tender's id and its numbers by `scoreColumns`, -1: unknown; both are used again. */
export function eachScore(
  scores: Buffer,
  use: (id: Uint32Array, numbers: Int16Array) => void,
): void {
  const id = new Uint32Array(idBytes / 4);
  const numbers = new Int16Array(scoreColumns.length);
  for (let at = 0; at < scores.length; at += scoreBytes) {
    for (let word = 0; word < id.length; word++) id[word] = scores.readUInt32BE(at + word * 4);
    for (let column = 0; column < numbers.length; column++) {
      numbers[column] = scores.readInt16BE(at + idBytes + column * 2);
    }
    use(id, numbers);
  }
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
