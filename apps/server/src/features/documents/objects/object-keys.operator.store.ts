import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import type { Encrypted } from "../../../ports/key-ring.ts";

const atOnce = 500;

/** Every table that holds objects of the store, with the column of the row whose id its keys are encrypted for */
export const objectTables = [
  ["document_object", "document_id"],
  ["fetched_object", "document_id"],
  ["proof_file_object", "proof_file_id"],
] as const;
export type ObjectTable = (typeof objectTables)[number];

export interface ObjectKey {
  /** Of the object */
  readonly name: string;
  readonly ownerId: string;
  readonly key: Encrypted;
}

/** Some of the objects whose key is encrypted with an older secret that is still configured; locked. */
export async function listOtherKeys(
  t: Transaction,
  [table, owner]: ObjectTable,
  { currentKeyId, keyIds }: { currentKeyId: string; keyIds: readonly string[] },
): Promise<readonly ObjectKey[]> {
  const others = keyIds.filter((id) => id !== currentKeyId);
  if (others.length === 0) return [];
  const { rows } = await sql<{
    name: string;
    ownerId: string;
    encrypted_key: Buffer;
    key_id: string;
  }>`
    select name, ${sql.ref(owner)} as "ownerId", encrypted_key, key_id from ${sql.table(table)}
    where key_id = any(${others}) order by name limit ${atOnce} for update`.execute(t.db);
  return rows.map(({ name, ownerId, encrypted_key, key_id }) => ({
    name,
    ownerId,
    key: { keyId: key_id, bytes: encrypted_key },
  }));
}

export async function replaceKey(
  t: Transaction,
  [table]: ObjectTable,
  { name, key }: ObjectKey,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set encrypted_key = ${key.bytes}, key_id = ${key.keyId}
    where name = ${name}`.execute(t.db);
}
