import { sql } from "kysely";
import { holdAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { keptAnswer, keptColumns } from "./kept-answer.ts";

/**
 * An answer to the same words of any of the agency's own documents, never of another agency's. Null: it was asked for
 * today, cost money and did not come.
 */
export async function findReading(
  t: AgencyTransaction,
  key: string,
  today: string,
): Promise<string | null | undefined> {
  const row = await t.db
    .selectFrom("model_reading")
    .select(["answer", "failed_on"])
    .where("agency_id", "=", t.agency.id)
    .where("key", "=", key)
    .where((eb) =>
      eb.or([eb("failed_on", "is", null), eb("failed_on", "=", today), eb("answer", "<>", "")]),
    )
    // An answer stands before a failure.
    .orderBy((eb) => eb("answer", "=", ""))
    .limit(1)
    .executeTakeFirst();
  return keptAnswer(row);
}

/** Nothing is kept of a document that was deleted meanwhile, alone or with its agency. */
export async function saveReading(
  t: AgencyTransaction,
  {
    documentId,
    key,
    answer,
    today,
  }: {
    readonly documentId: string;
    readonly key: string;
    readonly answer: string | null;
    readonly today: string;
  },
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
  // A failure takes no answer's place.
  const kept = keptColumns(answer, today);
  await t.db
    .insertInto("model_reading")
    .values({ agency_id: t.agency.id, document_id: documentId, key, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(["agency_id", "document_id", "key"])
        .doUpdateSet(kept)
        .where(sql<boolean>`excluded.failed_on is null or model_reading.failed_on is not null`),
    )
    .execute();
}
