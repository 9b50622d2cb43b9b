import type { DocumentItem } from "@tc/documents";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { ModelNote } from "../model/model-note.ts";

/** Call it with each change of a tender's documents: the next `makeExtract` then makes their extract again. */
export async function raiseRevision(t: AgencyTransaction, tenderId: string): Promise<void> {
  await sql`
    insert into document_extract (agency_id, tender_id) values (${t.agency.id}, ${tenderId})
    on conflict (agency_id, tender_id) do update set revision = document_extract.revision + 1`.execute(
    t.db,
  );
}

/** Whoever has uploaded nothing gets an extract of what was fetched; an extract that is there stays as it is. */
export async function beginExtract(t: AgencyTransaction, tenderId: string): Promise<void> {
  await t.db
    .insertInto("document_extract")
    .values({ agency_id: t.agency.id, tender_id: tenderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface ExtractRow {
  readonly revision: number;
  readonly items_revision: number;
  readonly tender_version: number;
  readonly rules_version: number;
  /** What rules read; `file` is the document's id. */
  readonly items: readonly DocumentItem[];
  /** The same with what a language model has read besides; null: none has */
  readonly merged_items: readonly DocumentItem[] | null;
  readonly model: ModelNote | null;
  /** The documents that the items were read from, those without items too */
  readonly document_ids: readonly string[];
}

type Versions = Pick<ExtractRow, "items_revision" | "tender_version" | "rules_version">;

const columns = [
  "revision",
  "items_revision",
  "tender_version",
  "rules_version",
  "items",
  "merged_items",
  "model",
  "document_ids",
] as const;

function selectExtract(t: AgencyTransaction, tenderId: string) {
  return t.db
    .selectFrom("document_extract")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId);
}

export async function findExtract(
  t: AgencyTransaction,
  tenderId: string,
): Promise<ExtractRow | undefined> {
  const row = await selectExtract(t, tenderId).executeTakeFirst();
  // Written by saveExtract and saveModel alone
  return row as unknown as ExtractRow | undefined;
}

/** The extract, held until the transaction ends, where it is still made of the same as `seen`. */
export async function holdExtract(
  t: AgencyTransaction,
  tenderId: string,
  seen: ExtractRow,
): Promise<ExtractRow | undefined> {
  const row = await selectExtract(t, tenderId)
    .where("revision", "=", seen.revision)
    .where("items_revision", "=", seen.items_revision)
    .where("tender_version", "=", seen.tender_version)
    .where("rules_version", "=", seen.rules_version)
    .forUpdate()
    .executeTakeFirst();
  return row as unknown as ExtractRow | undefined;
}

/** 0 where nothing was uploaded yet */
export async function findRevision(t: AgencyTransaction, tenderId: string): Promise<number> {
  const row = await t.db
    .selectFrom("document_extract")
    .select("revision")
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** The rules' items; no model has read these documents then. */
export async function saveExtract(
  t: AgencyTransaction,
  tenderId: string,
  extract: Versions & Pick<ExtractRow, "items" | "document_ids">,
): Promise<void> {
  await t.db
    .updateTable("document_extract")
    .set({
      ...extract,
      items: JSON.stringify(extract.items),
      document_ids: [...extract.document_ids],
      merged_items: null,
      model: null,
    })
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

/** What a model added to the rules' items; the caller holds the extract. */
export async function saveModel(
  t: AgencyTransaction,
  tenderId: string,
  { merged_items, model }: Pick<ExtractRow, "merged_items" | "model">,
): Promise<void> {
  await t.db
    .updateTable("document_extract")
    .set({
      merged_items: merged_items && JSON.stringify(merged_items),
      model: JSON.stringify(model),
    })
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .execute();
}

/**
 * The extract waits for the model's reading of what was fetched; `continueExtracts` ends that. The first time of a day
 * tells which agency asked first.
 */
export async function awaitFetched(
  t: AgencyTransaction,
  tenderId: string,
  { now, day }: { readonly now: Date; readonly day: string },
): Promise<void> {
  await sql`
    update document_extract set awaits_fetched = true,
      fetched_asked_at = case when (fetched_asked_at at time zone 'Europe/Berlin')::date = ${day}
        then fetched_asked_at else ${now} end
    where agency_id = ${t.agency.id} and tender_id = ${tenderId}`.execute(t.db);
}

export interface ExtractedTender {
  readonly version: number;
  readonly record: Tender;
}

export async function findTender(
  t: AgencyTransaction,
  tenderId: string,
): Promise<ExtractedTender | undefined> {
  const row = await t.db
    .selectFrom("tender")
    .select(["version", "record"])
    .where("id", "=", tenderId)
    .executeTakeFirst();
  return row && { version: row.version, record: row.record as unknown as Tender };
}
