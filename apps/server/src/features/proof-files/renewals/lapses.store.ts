import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** A list longer than that says no more than its beginning. */
const maxLapses = 200;

export interface Lapse {
  readonly proofId: string;
  readonly slug: string;
  readonly title: string;
  readonly deadline: { readonly at: string; readonly hasTime: boolean };
}

/** Each proof with the followed tenders whose deadline is ahead and lies after its last day. */
export async function listLapses(t: AgencyTransaction): Promise<Lapse[]> {
  const { rows } = await sql<{
    proofId: string;
    slug: string;
    title: string;
    at: Date;
    hasTime: boolean | null;
  }>`
    select p.id as "proofId", tender.slug, tender.title, tender.last_deadline_at as at,
      tender.last_deadline_has_time as "hasTime"
    from proof_file p
      join followed_tender f on f.agency_id = p.agency_id
      join tender on tender.id = f.tender_id
    where p.agency_id = ${t.agency.id} and p.replaced_by is null and p.valid_until is not null
      and tender.stage = 'call' and tender.last_deadline_at > ${t.now()}
      and (tender.last_deadline_at at time zone 'Europe/Berlin')::date > p.valid_until
    order by tender.last_deadline_at, tender.id, p.id
    limit ${maxLapses}`.execute(t.db);
  return rows.map(({ proofId, slug, title, at, hasTime }) => ({
    proofId,
    slug,
    title,
    deadline: { at: at.toISOString(), hasTime: hasTime ?? false },
  }));
}
