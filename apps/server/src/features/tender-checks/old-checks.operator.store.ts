import { retentionClasses } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { isHeldTender, monthsBefore, tenderEnd } from "../../platform/database/ended-tenders.ts";

/** Not those that run, nor where the agency holds on to the tender. */
export async function deleteChecksOfEnded(t: Transaction): Promise<number> {
  const before = monthsBefore(t.now(), retentionClasses.checks.amount);
  const { numAffectedRows } = await sql`
    delete from tender_check c using tender t
    where t.id = c.tender_id and ${tenderEnd} <= ${before} and c.started_at <= ${before}
      and c.state <> 'running' and not ${isHeldTender("c")}`.execute(t.db);
  return Number(numAffectedRows ?? 0n);
}
