import { randomBytes, randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** What a member noted in a tender's folder, and a proof whose file the store has lost. */
export async function fillFolderTables(
  t: Transaction<Database>,
  { agencyId, tenderId }: { agencyId: string; tenderId: string },
  at: Date,
): Promise<void> {
  const tables = { agency_id: agencyId, tender_id: tenderId };
  const byName = "Erika Muster";
  await t
    .insertInto("wanted_paper_mark")
    .values({
      ...tables,
      paper: "Handelsregisterauszug",
      state: "ready",
      marked_at: at,
      marked_by_name: byName,
    })
    .execute();
  await t
    .insertInto("sent_question")
    .values({
      ...tables,
      key: "weights:missing",
      title: "Wie werden die Zuschlagskriterien gewichtet?",
      draft: `Geheim in ${agencyId}`,
      sent_at: at,
      sent_by_name: byName,
    })
    .execute();
  await t
    .insertInto("noted_question")
    .values({
      ...tables,
      question: `Geheim in ${agencyId}?`,
      noted_at: at,
      noted_by_name: byName,
    })
    .execute();
  const proof = await t
    .insertInto("proof_file")
    .values({
      id: randomUUID(),
      agency_id: agencyId,
      kind: "register",
      name: "Handelsregisterauszug",
      format: "pdf",
      content_bytes: 12_345,
      uploaded_at: at,
      uploaded_by_name: byName,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("proof_file_object")
    .values({
      agency_id: agencyId,
      proof_file_id: proof.id,
      name: randomBytes(16).toString("hex"),
      encrypted_key: randomBytes(32),
      key_id: "0",
      sha256: "0".repeat(64),
    })
    .execute();
  await t
    .insertInto("reference_choice")
    .values({ ...tables, reference_ids: [randomUUID()] })
    .execute();
}
