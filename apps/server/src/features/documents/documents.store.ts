import { byName, uploadLimits } from "@tc/domain";
import type { DocumentRefusalReason } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const columns = [
  "id",
  "name",
  "content_bytes",
  "uploaded_at",
  "uploaded_by_name",
  "state",
  "pages",
  "pages_read",
  "refusal",
  "refused_pages",
  "removed_characters",
] as const;

/** By name */
export async function listDocuments(t: AgencyTransaction, tenderId: string) {
  const rows = await t.db
    .selectFrom("document")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
  return rows.toSorted(byName);
}
export type DocumentRow = Awaited<ReturnType<typeof listDocuments>>[number];

export function findDocument(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("document")
    .select([...columns, "tender_id"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findByName(t: AgencyTransaction, tenderId: string, name: string) {
  return t.db
    .selectFrom("document")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("name", "=", name)
    .executeTakeFirst();
}

/** How much more there may be: of the tender's documents without those named, and of all of the agency's. */
export async function roomFor(
  t: AgencyTransaction,
  tenderId: string,
  withoutIds: readonly string[],
): Promise<{ bytes: number; files: number }> {
  const { rows } = await sql<{ files: string; bytes: string; all_bytes: string }>`
    select count(*) filter (where tender_id = ${tenderId}) as files,
      coalesce(sum(content_bytes) filter (where tender_id = ${tenderId}), 0) as bytes,
      coalesce(sum(content_bytes), 0) as all_bytes
    from document
    where agency_id = ${t.agency.id} and id <> all(${withoutIds}::uuid[])`.execute(t.db);
  const [used] = rows;
  return {
    bytes: Math.min(
      uploadLimits.tenderBytes - Number(used?.bytes ?? 0),
      uploadLimits.agencyBytes - Number(used?.all_bytes ?? 0),
    ),
    files: uploadLimits.tenderFiles - Number(used?.files ?? 0),
  };
}

export interface NewDocument {
  readonly id: string;
  readonly tenderId: string;
  readonly name: string;
  readonly bytes: number;
  readonly uploadedAt: Date;
  readonly uploadedByName: string;
  /** Why it will not be read */
  readonly refusal?: DocumentRefusalReason | undefined;
}

export async function insertDocument(t: AgencyTransaction, document: NewDocument): Promise<void> {
  const { id, tenderId, name, bytes, uploadedAt, uploadedByName, refusal } = document;
  await t.db
    .insertInto("document")
    .values({
      id,
      agency_id: t.agency.id,
      tender_id: tenderId,
      name,
      content_bytes: bytes,
      uploaded_at: uploadedAt,
      uploaded_by_name: uploadedByName,
      state: refusal === undefined ? "waiting" : "refused",
      refusal: refusal ?? null,
    })
    .execute();
}

/** With all that was read of it; what lies in the object store goes with it. False: it was gone. */
export async function deleteDocument(t: AgencyTransaction, id: string): Promise<boolean> {
  const { numDeletedRows } = await t.db
    .deleteFrom("document")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
