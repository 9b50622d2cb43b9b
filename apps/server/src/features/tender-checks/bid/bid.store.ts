import type { CalculationInput, DecisionReason } from "@tc/contract";
import type { VerdictDecision } from "@tc/domain";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface DecisionRow {
  readonly decision: VerdictDecision;
  readonly reasons: readonly DecisionReason[];
  readonly note: string | null;
  readonly decided_at: Date;
  readonly decided_by_name: string;
}

export async function findDecision(
  t: AgencyTransaction,
  tenderId: string,
): Promise<DecisionRow | undefined> {
  const row = await t.db
    .selectFrom("bid_decision")
    .select(["decision", "reasons", "note", "decided_at", "decided_by_name"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  // Written by writeDecision alone
  return row && { ...row, reasons: row.reasons as DecisionReason[] };
}

export async function writeDecision(
  t: AgencyTransaction,
  tenderId: string,
  {
    decision,
    reasons,
    note,
    byName,
  }: Pick<DecisionRow, "decision" | "reasons" | "note"> & {
    readonly byName: string;
  },
): Promise<void> {
  const values = {
    decision,
    reasons: [...reasons],
    note,
    decided_at: t.now(),
    decided_by_name: byName,
  };
  await t.db
    .insertInto("bid_decision")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}

export async function deleteDecision(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .deleteFrom("bid_decision")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

export async function findEntered(
  t: AgencyTransaction,
  tenderId: string,
): Promise<CalculationInput> {
  const row = await t.db
    .selectFrom("bid_calculation")
    .select("entered")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row?.entered ?? {};
}

/** Replaces all figures that the agency entered before. */
export async function writeEntered(
  t: AgencyTransaction,
  tenderId: string,
  entered: CalculationInput,
): Promise<void> {
  const values = { entered: JSON.stringify(entered) };
  await t.db
    .insertInto("bid_calculation")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}
