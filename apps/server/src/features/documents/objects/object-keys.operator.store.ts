import type { Transaction } from "../../../platform/context.ts";
import type { Encrypted } from "../../../ports/key-ring.ts";
import type { ObjectPart } from "./object.store.ts";

const atOnce = 500;

const tables = ["document_object", "fetched_object"] as const;

export interface ObjectKey {
  readonly table: (typeof tables)[number];
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
  for (const table of tables) {
    const rows = await t.db
      .selectFrom(table)
      .select(["document_id", "part", "encrypted_key", "key_id"])
      .where("key_id", "in", others)
      .orderBy("document_id")
      .limit(atOnce)
      .forUpdate()
      .execute();
    if (rows.length > 0) return rows.map((row) => toKey(table, row));
  }
  return [];
}

function toKey(table: ObjectKey["table"], row: KeyRow): ObjectKey {
  return {
    table,
    documentId: row.document_id,
    part: row.part,
    key: { keyId: row.key_id, bytes: row.encrypted_key },
  };
}

interface KeyRow {
  readonly document_id: string;
  readonly part: ObjectPart;
  readonly encrypted_key: Buffer;
  readonly key_id: string;
}

export async function replaceKey(
  t: Transaction,
  { table, documentId, part, key }: ObjectKey,
): Promise<void> {
  await t.db
    .updateTable(table)
    .set({ encrypted_key: key.bytes, key_id: key.keyId })
    .where("document_id", "=", documentId)
    .where("part", "=", part)
    .execute();
}
