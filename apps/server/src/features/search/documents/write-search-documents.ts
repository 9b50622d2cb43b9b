import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import { loadVocabulary, prepareSearchDocuments } from "./prepare-search-documents.ts";
import type { PreparedSearchDocuments, TenderToIndex } from "./prepare-search-documents.ts";

/**
 * Makes tenders searchable as they are now. Belongs into the transaction that writes their rows: whenever a column
 * of `tender` changes that is filtered, sorted or shown in counts, its document must be written again.
 */
export async function writeSearchDocuments(
  db: KyselyTransaction<Database>,
  documents: readonly TenderToIndex[],
): Promise<void> {
  if (documents.length === 0) return;
  const vocabulary = await loadVocabulary(db, documents);
  await writePreparedDocuments(db, await prepareSearchDocuments(vocabulary, documents));
}

/** The second half of writeSearchDocuments, for a caller that had them worked out beside other statements. */
export async function writePreparedDocuments(
  db: KyselyTransaction<Database>,
  { json, analyzerVersion, lexiconVersion }: PreparedSearchDocuments,
): Promise<void> {
  if (json === undefined) return;
  await sql`
    insert into search_document
      (tender_id, terms, weights, words, deadlines, deadlines_have_time, analyzer_version, lexicon_version)
    select id, terms, decode(weights, 'base64'), words, deadlines, times, ${analyzerVersion}, ${lexiconVersion}
    from json_to_recordset(${json}::json)
      as x (id uuid, terms text, weights text, words text, deadlines bigint[], times boolean[])
    order by id
    on conflict (tender_id) do update set
      removed = false, terms = excluded.terms, weights = excluded.weights, words = excluded.words,
      deadlines = excluded.deadlines, deadlines_have_time = excluded.deadlines_have_time,
      analyzer_version = excluded.analyzer_version, lexicon_version = excluded.lexicon_version,
      changed_by = pg_current_xact_id()`.execute(db);
}

/** Takes tenders out of the search: they became part of another one, or were samples. */
export async function removeSearchDocuments(
  db: KyselyTransaction<Database>,
  tenderIds: readonly string[],
): Promise<void> {
  if (tenderIds.length === 0) return;
  await sql`
    update search_document set removed = true, terms = '', weights = '', words = '',
      deadlines = '{}', deadlines_have_time = '{}', changed_by = pg_current_xact_id()
    where tender_id = any(${tenderIds}::uuid[]) and not removed`.execute(db);
}
