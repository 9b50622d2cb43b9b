import { sql } from "kysely";
import type { EnteredBid } from "@tc/assessment";
import type { VerdictDecision } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

interface BidStepRow {
  readonly is_checked: boolean;
  readonly decision: VerdictDecision | null;
  readonly decided_at: Date | null;
  readonly decided_by_name: string | null;
}

/** Whether the agency has checked a tender, and what it decided. An automatic check that failed is none. */
export async function findBidStep(
  t: AgencyTransaction,
  tenderId: string,
): Promise<BidStepRow | undefined> {
  const { rows } = await sql<BidStepRow>`
    select c.tender_id is not null
        and (c.state <> 'failed' or c.automatic_at is distinct from c.started_at) as is_checked, d.decision, d.decided_at, d.decided_by_name
    from (select ${t.agency.id}::uuid as agency_id, ${tenderId}::uuid as tender_id) tender
      left join tender_check c using (agency_id, tender_id)
      left join bid_decision d using (agency_id, tender_id)`.execute(t.db);
  return rows[0];
}

/** The figures that the agency entered into its calculation of this tender */
export async function findEnteredBid(t: AgencyTransaction, tenderId: string): Promise<EnteredBid> {
  const row = await t.db
    .selectFrom("bid_calculation")
    .select("entered")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row?.entered ?? {};
}
