import { analyzerVersion } from "@tc/assessment";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../platform/schema.ts";
import { loadAnalyzer } from "./lexicon.store.ts";
import { toSearchDocument } from "./search-document.ts";

export interface TenderToIndex {
  readonly tenderId: string;
  readonly tender: Tender;
}

/**
 * Makes tenders searchable as they are now. Belongs into the transaction that writes their rows: whenever a column
 * of `tender` changes that is filtered, sorted or shown in counts, its document must be written again.
 */
export async function writeSearchDocuments(
  db: KyselyTransaction<Database>,
  documents: readonly TenderToIndex[],
): Promise<void> {
  if (documents.length === 0) return;
  const analyzer = await loadAnalyzer(db);
  const labels = await cpvLabels(db, documents);
  // One row per tender, the last one wins: an upsert must not touch a row twice.
  const latest = new Map(documents.map(({ tenderId, tender }) => [tenderId, tender]));
  const rows = [...latest].map(([tenderId, tender]) => {
    const document = toSearchDocument(tender, analyzer, (code) => labels.get(code));
    return {
      id: tenderId,
      terms: document.terms.join(" "),
      weights: Buffer.from(document.weights).toString("base64"),
      words: document.words,
      deadlines: document.deadlines,
      times: document.deadlinesHaveTime,
    };
  });
  await sql`
    insert into search_document
      (tender_id, terms, weights, words, deadlines, deadlines_have_time, analyzer_version, lexicon_version)
    select id, terms, decode(weights, 'base64'), words,
      array(select jsonb_array_elements_text(deadlines)::bigint),
      array(select jsonb_array_elements_text(times)::boolean),
      ${analyzerVersion}, ${analyzer.lexicon.version}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as x (id uuid, terms text, weights text, words text, deadlines jsonb, times jsonb)
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

async function cpvLabels(
  db: KyselyTransaction<Database>,
  documents: readonly TenderToIndex[],
): Promise<Map<string, string>> {
  const codes = new Set<string>();
  for (const { tender } of documents) {
    for (const code of tender.cpv) codes.add(code);
    for (const lot of tender.lots) for (const code of lot.cpv) codes.add(code);
  }
  const { rows } = await sql<{ code: string; label: string }>`
    select code, label_de as label from code_list_entry
    where list = 'cpv' and code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, label }) => [code, label]));
}
