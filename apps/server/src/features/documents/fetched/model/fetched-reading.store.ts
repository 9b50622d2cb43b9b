import type { Context } from "../../../../platform/context.ts";
import type { FetchedNote } from "./fetched-note.ts";

type Tx = Pick<Context, "db">;

/** An answer to the same words of any document that was fetched for everybody; uploads have a cache of their own. */
export async function findFetchedReading(t: Tx, key: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("fetched_reading")
    .select("answer")
    .where("key", "=", key)
    .limit(1)
    .executeTakeFirst();
  return row?.answer;
}

/** Nothing is kept of a document that was replaced meanwhile. */
export async function saveFetchedReading(
  t: Tx,
  { documentId, key, answer }: { documentId: string; key: string; answer: string },
): Promise<void> {
  const document = await t.db
    .selectFrom("fetched_document")
    .select("id")
    .where("id", "=", documentId)
    .forShare()
    .executeTakeFirst();
  if (!document) return;
  await t.db
    .insertInto("fetched_reading")
    .values({ document_id: documentId, key, answer })
    .onConflict((conflict) => conflict.columns(["document_id", "key"]).doUpdateSet({ answer }))
    .execute();
}

export interface NotedDocument {
  readonly id: string;
  readonly note: FetchedNote | null;
}

/** The readable documents that were fetched for a tender, with what a model has read in each */
export async function listNotes(t: Tx, tenderId: string): Promise<readonly NotedDocument[]> {
  const rows = await t.db
    .selectFrom("fetched_document")
    .select(["id", "model"])
    .where("tender_id", "=", tenderId)
    .where("state", "=", "read")
    .orderBy("name")
    .execute();
  // Written by saveNote alone
  return rows.map(({ id, model }) => ({ id, note: model as FetchedNote | null }));
}

/** Held until the transaction ends; undefined: the document was replaced. */
export async function holdNote(t: Tx, id: string): Promise<NotedDocument | undefined> {
  const row = await t.db
    .selectFrom("fetched_document")
    .select(["id", "model"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && { id, note: row.model as FetchedNote | null };
}

export async function saveNote(t: Tx, id: string, note: FetchedNote): Promise<void> {
  await t.db
    .updateTable("fetched_document")
    .set({ model: JSON.stringify(note) })
    .where("id", "=", id)
    .execute();
}
