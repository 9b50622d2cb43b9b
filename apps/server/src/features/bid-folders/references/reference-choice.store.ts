import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Undefined where our proposal holds */
export async function findReferenceChoice(
  t: AgencyTransaction,
  tenderId: string,
): Promise<readonly string[] | undefined> {
  const row = await t.db
    .selectFrom("reference_choice")
    .select("reference_ids")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row?.reference_ids;
}

export async function writeReferenceChoice(
  t: AgencyTransaction,
  tenderId: string,
  ids: readonly string[],
): Promise<void> {
  const values = { reference_ids: [...ids] };
  await t.db
    .insertInto("reference_choice")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}

export async function deleteReferenceChoice(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .deleteFrom("reference_choice")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}
