import { retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { isHeldTender, monthsBefore, tenderEnd } from "../../../platform/database/ended-tenders.ts";

/**
 * Deletes the uploads of some agencies to tenders that ended long ago, with all that was read of them; where the agency holds
 * on to the tender they stay. Returns how many there were; what lies in the object store goes with them.
 */
export async function deleteOldUploads(t: Transaction, limit: number): Promise<number> {
  const before = monthsBefore(t.now(), retentionClasses.uploads.amount);
  const { rows } = await sql<{ documents: number }>`
    with old as (
      select d.agency_id, d.tender_id
      from document d join tender t on t.id = d.tender_id
      where ${tenderEnd} <= ${before} and not ${isHeldTender("d")}
      group by d.agency_id, d.tender_id
      -- Whoever uploads something to an old tender wants it now.
      having max(d.uploaded_at) <= ${before}
      order by d.agency_id, d.tender_id limit ${limit}
    ), extract as (
      update document_extract e set revision = e.revision + 1, items = '[]', merged_items = null, model = null,
        document_ids = '{}'
      from old where e.agency_id = old.agency_id and e.tender_id = old.tender_id
    ), demand as (
      delete from document_demand f using old
      where f.agency_id = old.agency_id and f.tender_id = old.tender_id
    ), gone as (
      delete from document d using old
      where d.agency_id = old.agency_id and d.tender_id = old.tender_id
      returning d.id
    )
    select count(*)::int as documents from gone`.execute(t.db);
  return rows[0]?.documents ?? 0;
}
