import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export function findNote(t: AgencyTransaction, tenderId: string) {
  return t.db
    .selectFrom("pipeline_note")
    .select(["text", "at", "by_id", "by_name"])
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
}

export async function writeNote(
  t: AgencyTransaction,
  tenderId: string,
  {
    text,
    by,
  }: { readonly text: string; readonly by: { readonly id: string; readonly name: string } },
): Promise<void> {
  const values = { text, at: t.now(), by_id: by.id, by_name: by.name };
  await t.db
    .insertInto("pipeline_note")
    .values({ agency_id: t.agency.id, tender_id: tenderId, ...values })
    .onConflict((conflict) => conflict.columns(["agency_id", "tender_id"]).doUpdateSet(values))
    .execute();
}

export async function deleteNote(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .deleteFrom("pipeline_note")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}
