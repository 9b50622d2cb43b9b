import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A document whose file the store has lost. */
export async function fillDocumentTables(
  t: Transaction<Database>,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
  at: Date,
): Promise<void> {
  const tables = { agency_id: agencyId, tender_id: tenderId };
  const { id } = await t
    .insertInto("document")
    .values({
      ...tables,
      id: randomUUID(),
      name: "Leistungsbeschreibung.pdf",
      content_bytes: 12_345,
      uploaded_at: at,
      uploaded_by_name: "Erika Muster",
      state: "read",
      pages: 3,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("document_object")
    .values({
      document_id: id,
      agency_id: agencyId,
      part: "content",
      name: randomBytes(16).toString("hex"),
      encrypted_key: randomBytes(32),
      key_id: "0",
      sha256: "0".repeat(64),
    })
    .execute();
  await t
    .insertInto("document_version")
    .values({
      agency_id: agencyId,
      document_id: id,
      earlier_uploaded_at: at,
      earlier_refused_pages: 0,
      earlier_rules_version: 1,
    })
    .execute();
  await t.insertInto("document_extract").values(tables).execute();
  await t
    .insertInto("model_reading")
    .values({ agency_id: agencyId, document_id: id, key: "0".repeat(64), answer: '{"items":[]}' })
    .execute();
  await t
    .insertInto("model_spend")
    .values({ agency_id: agencyId, day: "2026-11-01", micro_euros: 1_234 })
    .execute();
  await t
    .insertInto("document_demand")
    .values({ ...tables, requirements: "[]" })
    .execute();
}
