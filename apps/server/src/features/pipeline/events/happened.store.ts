import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { ActivityRow } from "../activity.store.ts";

export interface HappenedRow extends ActivityRow {
  readonly revision: string;
  readonly cardId: string | null;
  readonly slug: string;
  readonly title: string;
}

/** What members did after that revision, oldest first; of much the latest. */
export async function listHappened(
  t: AgencyTransaction,
  { since, limit }: { readonly since: number; readonly limit: number },
): Promise<HappenedRow[]> {
  const { rows } = await sql<HappenedRow>`
    select a.id, a.at, a.by_id as "byId", a.by_name as "byName", a.fact, a.revision, c.id as "cardId", t.slug, t.title
    from pipeline_activity a
      join tender t on t.id = a.tender_id
      left join pipeline_card c on c.agency_id = a.agency_id and c.tender_id = a.tender_id
    where a.agency_id = ${t.agency.id} and a.revision > ${since}
    order by a.revision desc, a.id desc limit ${limit}`.execute(t.db);
  return rows.toReversed();
}
