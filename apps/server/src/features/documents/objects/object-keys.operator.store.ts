import type { Transaction } from "../../../platform/context.ts";
import type { Encrypted } from "../../../ports/key-ring.ts";
import type { ObjectPart } from "./object.store.ts";

const atOnce = 500;

export interface ObjectKey {
  readonly documentId: string;
  readonly part: ObjectPart;
  readonly key: Encrypted;
}

/** Some of the objects whose key is encrypted with an older secret that is still configured; locked. */
export async function listOtherKeys(
  t: Transaction,
  { currentKeyId, keyIds }: { currentKeyId: string; keyIds: readonly string[] },
): Promise<readonly ObjectKey[]> {
  const others = keyIds.filter((id) => id !== currentKeyId);
  if (others.length === 0) return [];
  const rows = await t.db
    .selectFrom("document_object")
    .select(["document_id", "part", "encrypted_key", "key_id"])
    .where("key_id", "in", others)
    .orderBy("document_id")
    .limit(atOnce)
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    documentId: row.document_id,
    part: row.part,
    key: { keyId: row.key_id, bytes: row.encrypted_key },
  }));
}

export async function replaceKey(
  t: Transaction,
  { documentId, part, key }: ObjectKey,
): Promise<void> {
  await t.db
    .updateTable("document_object")
    .set({ encrypted_key: key.bytes, key_id: key.keyId })
    .where("document_id", "=", documentId)
    .where("part", "=", part)
    .execute();
}
