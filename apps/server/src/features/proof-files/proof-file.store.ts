import type { ProofKind } from "@tc/contract";
import { sql } from "kysely";
import type { SealedObject } from "../../platform/objects/sealed-objects.ts";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";
import type { ProofFormat } from "./proof-format.ts";

const columns = [
  "id",
  "kind",
  "name",
  "format",
  "content_bytes",
  "valid_until",
  "cover_cents",
  "uploaded_at",
  "uploaded_by_name",
  "replaced_by",
] as const;

/** Those that hold, by kind and name */
export function listProofs(t: AgencyTransaction) {
  return allProofs(t).where("replaced_by", "is", null).execute();
}

/** Those that a newer one stands for */
export function listReplacedProofs(t: AgencyTransaction) {
  return allProofs(t).where("replaced_by", "is not", null).execute();
}

function allProofs(t: AgencyTransaction) {
  return t.db
    .selectFrom("proof_file")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .orderBy("kind")
    .orderBy(sql`lower(name)`)
    .orderBy("uploaded_at", "desc")
    .orderBy("id");
}
export type ProofRow = Awaited<ReturnType<typeof listProofs>>[number];

export function findProof(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("proof_file")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function countProofs(t: AgencyTransaction): Promise<number> {
  const { count } = await t.db
    .selectFrom("proof_file")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewProof {
  readonly id: string;
  readonly kind: ProofKind;
  readonly name: string;
  readonly format: ProofFormat;
  readonly bytes: number;
  readonly validUntil: string | undefined;
  readonly coverCents: number | undefined;
  readonly byName: string;
}

/** With the announced object, which it holds from now on. */
export async function insertProof(
  t: AgencyTransaction,
  { id, kind, name, format, bytes, validUntil, coverCents, byName }: NewProof,
  object: SealedObject,
): Promise<void> {
  await t.db
    .insertInto("proof_file")
    .values({
      id,
      agency_id: t.agency.id,
      kind,
      name,
      format,
      content_bytes: bytes,
      valid_until: validUntil ?? null,
      cover_cents: coverCents ?? null,
      uploaded_at: t.now(),
      uploaded_by_name: byName,
    })
    .execute();
  await t.db
    .insertInto("proof_file_object")
    .values({
      agency_id: t.agency.id,
      proof_file_id: id,
      name: object.name,
      encrypted_key: object.key.bytes,
      key_id: object.key.keyId,
      sha256: object.sha256,
    })
    .execute();
  await t.db.deleteFrom("discarded_object").where("name", "=", object.name).execute();
}

export interface ProofChange {
  readonly name?: string | undefined;
  /** null: it does not expire */
  readonly validUntil?: string | null | undefined;
  /** null: nobody says it any more */
  readonly coverCents?: number | null | undefined;
}

/** What is absent stays. Undefined: there is none. */
export async function updateProof(
  t: AgencyTransaction,
  id: string,
  { name, validUntil, coverCents }: ProofChange,
): Promise<ProofRow | undefined> {
  const change = {
    ...(name !== undefined && { name }),
    ...(validUntil !== undefined && { valid_until: validUntil }),
    ...(coverCents !== undefined && { cover_cents: coverCents }),
  };
  if (Object.keys(change).length > 0) {
    await t.db
      .updateTable("proof_file")
      .set(change)
      .where("agency_id", "=", t.agency.id)
      .where("id", "=", id)
      .execute();
  }
  return findProof(t, id);
}

/** The new one stands for the old. False: there is no such proof, or another one stands for it already. */
export async function replaceProof(
  t: AgencyTransaction,
  { id, replacedBy }: { id: string; replacedBy: string },
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("proof_file")
    .set({ replaced_by: replacedBy })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("replaced_by", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What lies in the object store goes with it. False: it was gone. */
export async function deleteProof(t: AgencyTransaction, id: string): Promise<boolean> {
  // Its history goes on with the one that stands for it; where there is none, the one before holds again.
  await t.db
    .updateTable("proof_file")
    .set({
      replaced_by: t.db
        .selectFrom("proof_file")
        .select("replaced_by")
        .where("agency_id", "=", t.agency.id)
        .where("id", "=", id),
    })
    .where("agency_id", "=", t.agency.id)
    .where("replaced_by", "=", id)
    .execute();
  const { numDeletedRows } = await t.db
    .deleteFrom("proof_file")
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findProofObject(
  t: AgencyTransaction,
  id: string,
): Promise<SealedObject | undefined> {
  const row = await t.db
    .selectFrom("proof_file_object")
    .select(["name", "encrypted_key", "key_id", "sha256"])
    .where("agency_id", "=", t.agency.id)
    .where("proof_file_id", "=", id)
    .executeTakeFirst();
  return (
    row && {
      name: row.name,
      key: { keyId: row.key_id, bytes: row.encrypted_key },
      sha256: row.sha256,
    }
  );
}
