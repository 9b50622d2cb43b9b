import { sql } from "kysely";
import type { Context } from "../../../../platform/context.ts";
import type { FetchedNote } from "./fetched-note.ts";
import { keptAnswer, keptColumns } from "../../model/kept-answer.ts";

type Tx = Pick<Context, "db">;

/**
 * An answer to the same words of any document that was fetched for everybody; uploads have a cache of their own. Null: it
 * was asked for today, cost money and did not come.
 */
export async function findFetchedReading(
  t: Tx,
  key: string,
  today: string,
): Promise<string | null | undefined> {
  const row = await t.db
    .selectFrom("fetched_reading")
    .select(["answer", "failed_on"])
    .where("key", "=", key)
    .where((eb) =>
      eb.or([eb("failed_on", "is", null), eb("failed_on", "=", today), eb("answer", "<>", "")]),
    )
    // An answer stands before a failure.
    .orderBy((eb) => eb("answer", "=", ""))
    .limit(1)
    .executeTakeFirst();
  return keptAnswer(row);
}

/** Nothing is kept of a document that was replaced meanwhile. */
export async function saveFetchedReading(
  t: Tx,
  {
    documentId,
    key,
    answer,
    today,
  }: { documentId: string; key: string; answer: string | null; today: string },
): Promise<void> {
  const document = await t.db
    .selectFrom("fetched_document")
    .select("id")
    .where("id", "=", documentId)
    .forShare()
    .executeTakeFirst();
  if (!document) return;
  // A failure takes no answer's place.
  const kept = keptColumns(answer, today);
  await t.db
    .insertInto("fetched_reading")
    .values({ document_id: documentId, key, ...kept })
    .onConflict((conflict) =>
      conflict
        .columns(["document_id", "key"])
        .doUpdateSet(kept)
        .where(sql<boolean>`excluded.failed_on is null or fetched_reading.failed_on is not null`),
    )
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

/** When a model's reading of a tender's fetched documents last brought something; undefined: it has not. */
export async function findReadAt(t: Tx, tenderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ read_at: string | null }>`
    select max(model->>'readAt') as read_at from fetched_document
    where tender_id = ${tenderId} and state = 'read'`.execute(t.db);
  return rows[0]?.read_at ?? undefined;
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
