import { holdAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** An answer to the same words of any of the agency's own documents, never of another agency's */
export async function findReading(t: AgencyTransaction, key: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("model_reading")
    .select("answer")
    .where("agency_id", "=", t.agency.id)
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.answer;
}

/** Nothing is kept of a document that was deleted meanwhile, alone or with its agency. */
export async function saveReading(
  t: AgencyTransaction,
  {
    documentId,
    key,
    answer,
  }: { readonly documentId: string; readonly key: string; readonly answer: string },
): Promise<void> {
  if (!(await holdAgency(t))) return;
  const document = await t.db
    .selectFrom("document")
    .select("id")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", documentId)
    .forShare()
    .executeTakeFirst();
  if (!document) return;
  await t.db
    .insertInto("model_reading")
    .values({ agency_id: t.agency.id, document_id: documentId, key, answer })
    .onConflict((conflict) =>
      conflict.columns(["agency_id", "document_id", "key"]).doUpdateSet({ answer }),
    )
    .execute();
}
