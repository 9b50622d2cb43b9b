import type { PipelineStage } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** What the agency is called among suppliers. */
export async function listOwnNameKeys(t: AgencyTransaction): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct s.name_key as key
    from agency_key a join supplier_key k on k.key = a.key join supplier s on s.id = k.supplier_id
    where a.agency_id = ${t.agency.id} order by 1`.execute(t.db);
  return rows.map(({ key }) => key);
}

export interface FunnelCard {
  readonly stage: PipelineStage;
  /** Stages that it left or reached before, acts that were undone left out */
  readonly earlier: PipelineStage[];
}

/** Cards that were added in these days, in German time. */
export async function listFunnelCards(
  t: AgencyTransaction,
  days: { readonly from: string; readonly to: string },
): Promise<FunnelCard[]> {
  const { rows } = await sql<FunnelCard>`
    select c.stage, coalesce((
      select array_agg(stage) from pipeline_activity a
        cross join lateral (values (a.fact->>'from'), (a.fact->>'to')) as moved (stage)
      where a.agency_id = c.agency_id and a.tender_id = c.tender_id and a.fact->>'kind' = 'moved'
        and a.undone_at is null and a.at >= c.created_at), '{}') as earlier
    from pipeline_card c
    where c.agency_id = ${t.agency.id}
      and (c.created_at at time zone 'Europe/Berlin')::date between ${days.from}::date and ${days.to}::date`.execute(
    t.db,
  );
  return rows;
}
