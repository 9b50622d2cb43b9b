import type { BidFactorWeights, CalculationInput, DecisionReason } from "@tc/contract";
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
  const values = { decision, reasons: [...reasons], note };
  const decider = { decided_at: t.now(), decided_by_name: byName };
  await t.db
    .insertInto("bid_decision")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values, ...decider })
    .onConflict((conflict) =>
      conflict.columns(["agency_id", "tender_id"]).doUpdateSet((eb) => ({
        ...values,
        // Reasons and a note may be added by somebody else: who decided is who chose the word.
        decided_at: eb
          .case()
          .when("bid_decision.decision", "=", decision)
          .then(eb.ref("bid_decision.decided_at"))
          .else(eb.ref("excluded.decided_at"))
          .end(),
        decided_by_name: eb
          .case()
          .when("bid_decision.decision", "=", decision)
          .then(eb.ref("bid_decision.decided_by_name"))
          .else(eb.ref("excluded.decided_by_name"))
          .end(),
      })),
    )
    .execute();
}

export async function deleteDecision(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .deleteFrom("bid_decision")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

export interface BidFigures {
  readonly entered: CalculationInput;
  readonly weights: BidFactorWeights;
}

/** What the agency entered for this tender, and how much it lets factors count. */
export async function findFigures(t: AgencyTransaction, tenderId: string): Promise<BidFigures> {
  const row = await t.db
    .selectFrom("bid_calculation")
    .select(["entered", "weights"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row ?? { entered: {}, weights: {} };
}

/** Replaces all figures that the agency entered before. */
export function writeEntered(
  t: AgencyTransaction,
  tenderId: string,
  entered: CalculationInput,
): Promise<void> {
  return writeFigures(t, tenderId, { entered: JSON.stringify(entered) });
}

/** Replaces all weights that the agency set before. */
export function writeWeights(
  t: AgencyTransaction,
  tenderId: string,
  weights: BidFactorWeights,
): Promise<void> {
  return writeFigures(t, tenderId, { weights: JSON.stringify(weights) });
}

async function writeFigures(
  t: AgencyTransaction,
  tenderId: string,
  values: { readonly entered: string } | { readonly weights: string },
): Promise<void> {
  await t.db
    .insertInto("bid_calculation")
    .values({ agency_id: t.agency.id, tender_id: tenderId, entered: "{}", ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}
