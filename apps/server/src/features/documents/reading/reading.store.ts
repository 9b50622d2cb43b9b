import type { DocumentRefusalReason } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

export interface DocumentToRead {
  readonly id: string;
  readonly name: string;
  readonly tries: number;
  readonly uploadedAt: Date;
  readonly uploadedByName: string;
}

export interface Reading {
  readonly agencyId: string;
  readonly tenderId: string;
  readonly document: DocumentToRead;
  readonly signal: AbortSignal;
}

/** The oldest that is not read yet, or whose reader was stopped; it counts as begun from now on. */
export async function beginReading(
  t: AgencyTransaction,
  tenderId: string,
): Promise<DocumentToRead | undefined> {
  const { rows } = await sql<DocumentToRead>`
    update document set state = 'reading', tries = tries + 1, pages_read = null
    where agency_id = ${t.agency.id} and id = (
      select id from document
      where agency_id = ${t.agency.id} and tender_id = ${tenderId} and state in ('waiting', 'reading')
      order by uploaded_at, name limit 1 for update)
    returning id, name, tries, uploaded_at as "uploadedAt", uploaded_by_name as "uploadedByName"`.execute(
    t.db,
  );
  return rows[0];
}

/** The process stops: that was no try. */
export async function giveBack(t: AgencyTransaction, id: string): Promise<void> {
  await t.db
    .updateTable("document")
    .set((eb) => ({ state: "waiting", tries: eb("tries", "-", 1), pages_read: null }))
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("state", "=", "reading")
    .execute();
}

export async function notePage(
  t: AgencyTransaction,
  id: string,
  { page, of }: { page: number; of: number },
): Promise<void> {
  await t.db
    .updateTable("document")
    .set({ pages_read: page, pages: of })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("state", "=", "reading")
    .execute();
}

export interface Outcome {
  readonly pages?: number;
  readonly refusal?: DocumentRefusalReason | undefined;
  readonly refusedPages?: readonly { page: number; reason: DocumentRefusalReason }[];
  readonly removedCharacters?: number;
}

/** False: the document was deleted or replaced meanwhile. */
export async function endReading(
  t: AgencyTransaction,
  id: string,
  { pages, refusal, refusedPages = [], removedCharacters = 0 }: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("document")
    .set({
      state: refusal === undefined ? "read" : "refused",
      refusal: refusal ?? null,
      pages: pages ?? null,
      pages_read: null,
      refused_pages: JSON.stringify(refusedPages),
      removed_characters: removedCharacters,
    })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pages of what else is read of the tender. */
export async function countPages(
  t: AgencyTransaction,
  tenderId: string,
  withoutId: string,
): Promise<number> {
  const { pages } = await t.db
    .selectFrom("document")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>("pages"), sql<string>`0`).as("pages"))
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("id", "!=", withoutId)
    .where("state", "=", "read")
    .executeTakeFirstOrThrow();
  return Number(pages);
}
