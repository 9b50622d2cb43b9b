import type { SealedObject } from "../../../platform/objects/sealed-objects.ts";
import type { Context } from "../../../platform/context.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export type ObjectPart = "content" | "text";

/** Names the object before it is there: whatever happens then, it is held by a row or goes when it is due. */
export async function announceObject(
  { db }: Pick<Context, "db">,
  name: string,
  dueAt: Date,
): Promise<void> {
  await db.insertInto("discarded_object").values({ name, due_at: dueAt }).execute();
}

/** Gives an announced object to a document, in place of an earlier one. */
export async function holdObject(
  t: AgencyTransaction,
  documentId: string,
  part: ObjectPart,
  { name, key, sha256 }: SealedObject,
): Promise<void> {
  await t.db
    .deleteFrom("document_object")
    .where("agency_id", "=", t.agency.id)
    .where("document_id", "=", documentId)
    .where("part", "=", part)
    .execute();
  await t.db
    .insertInto("document_object")
    .values({
      document_id: documentId,
      agency_id: t.agency.id,
      part,
      name,
      encrypted_key: key.bytes,
      key_id: key.keyId,
      sha256,
    })
    .execute();
  await t.db.deleteFrom("discarded_object").where("name", "=", name).execute();
}

export async function findObject(
  t: AgencyTransaction,
  documentId: string,
  part: ObjectPart,
): Promise<SealedObject | undefined> {
  const row = await t.db
    .selectFrom("document_object")
    .select(["name", "encrypted_key", "key_id", "sha256"])
    .where("agency_id", "=", t.agency.id)
    .where("document_id", "=", documentId)
    .where("part", "=", part)
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      key: { keyId: row.key_id, bytes: row.encrypted_key },
      sha256: row.sha256,
    }
  );
}

export async function listDueObjects(
  { db }: Pick<Context, "db">,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("discarded_object")
    .select("name")
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

export async function forgetObject({ db }: Pick<Context, "db">, name: string): Promise<void> {
  await db.deleteFrom("discarded_object").where("name", "=", name).execute();
}
