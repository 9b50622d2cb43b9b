import type { ItemChange } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";
import type { SealedObject } from "../../../platform/objects/sealed-objects.ts";
import type { Context } from "../../../platform/context.ts";
import type { ObjectPart } from "../objects/object.store.ts";

type Tx = Pick<Context, "db">;

const columns = [
  "id",
  "tender_id",
  "name",
  "content_bytes",
  "fetched_at",
  "state",
  "pages",
  "refusal",
  "refused_pages",
  "removed_characters",
  "refusal_may_pass",
  "reads",
] as const;

export function listFetched(t: Tx, tenderId: string) {
  return t.db
    .selectFrom("fetched_document")
    .select(columns)
    .where("tender_id", "=", tenderId)
    .execute();
}
export type FetchedRow = Awaited<ReturnType<typeof listFetched>>[number];

export function findFetched(t: Tx, id: string): Promise<FetchedRow | undefined> {
  return t.db
    .selectFrom("fetched_document")
    .select(columns)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function hasFetched(t: Tx, tenderId: string): Promise<boolean> {
  const row = await t.db
    .selectFrom("fetched_document")
    .select("id")
    .where("tender_id", "=", tenderId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a document changed about the version whose place it took */
export interface FetchedVersion {
  readonly earlierUploadedAt: string;
  readonly earlierPages: number | null;
  readonly earlierRefusedPages: number;
  readonly changes: readonly ItemChange[];
  readonly furtherChanges: number;
}

export interface NewFetched {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly pages?: number;
  readonly refusal?: DocumentRefusalReason;
  /** Its reader was killed: a later try may read it. */
  readonly mayPass?: boolean | undefined;
  /** How often these bytes were read; absent: once */
  readonly reads?: number;
  readonly refusedPages?: readonly { page: number; reason: DocumentRefusalReason }[];
  readonly removedCharacters?: number;
  readonly version?: FetchedVersion | undefined;
  readonly content?: SealedObject;
  readonly text?: SealedObject;
}

export async function insertFetched(
  t: Pick<Context, "db" | "now">,
  tenderId: string,
  document: NewFetched,
): Promise<void> {
  const { id, name, bytes, pages, refusal, refusedPages = [], version } = document;
  await t.db
    .insertInto("fetched_document")
    .values({
      id,
      tender_id: tenderId,
      name,
      content_bytes: bytes,
      fetched_at: t.now(),
      state: refusal === undefined ? "read" : "refused",
      pages: pages ?? null,
      refusal: refusal ?? null,
      refusal_may_pass: document.mayPass ?? false,
      reads: document.reads ?? 1,
      refused_pages: JSON.stringify(refusedPages),
      removed_characters: document.removedCharacters ?? 0,
      version: version ? JSON.stringify(version) : null,
    })
    .execute();
  for (const [part, object] of [
    ["content", document.content],
    ["text", document.text],
  ] as const) {
    if (object) await holdFetchedObject(t, id, part, object);
  }
}

/** With all that was read of them; what lies in the object store goes with them. */
export async function deleteFetched(t: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await t.db.deleteFrom("fetched_document").where("id", "in", ids).execute();
}

async function holdFetchedObject(
  t: Tx,
  documentId: string,
  part: ObjectPart,
  { name, key, sha256 }: SealedObject,
): Promise<void> {
  await t.db
    .insertInto("fetched_object")
    .values({
      document_id: documentId,
      part,
      name,
      encrypted_key: key.bytes,
      key_id: key.keyId,
      sha256,
    })
    .execute();
  await t.db.deleteFrom("discarded_object").where("name", "=", name).execute();
}

export async function findFetchedObject(
  t: Tx,
  documentId: string,
  part: ObjectPart,
): Promise<SealedObject | undefined> {
  const row = await t.db
    .selectFrom("fetched_object")
    .select(["name", "encrypted_key", "key_id", "sha256"])
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

/** By document, what each changed about its earlier version */
export async function listFetchedVersions(
  t: Tx,
  tenderId: string,
): Promise<readonly (FetchedVersion & { readonly documentId: string })[]> {
  const rows = await t.db
    .selectFrom("fetched_document")
    .select(["id", "version"])
    .where("tender_id", "=", tenderId)
    .where("version", "is not", null)
    .execute();
  // Written by insertFetched alone
  return rows.map(({ id, version }) => ({ ...(version as FetchedVersion), documentId: id }));
}
