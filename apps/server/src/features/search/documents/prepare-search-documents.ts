import { setImmediate as nextTurn } from "node:timers/promises";
import { analyzerVersion } from "@tc/text";
import type { Analyzer } from "@tc/text";
import type { Tender } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction as KyselyTransaction } from "kysely";
import type { Database } from "../../../platform/database/schema.ts";
import { loadAnalyzer } from "../lexicon/lexicon.store.ts";
import { toSearchDocument } from "./search-document.ts";

export interface TenderToIndex {
  readonly tenderId: string;
  readonly tender: Tender;
}

/** What the database knows about words, as the transaction sees it that will write the documents. */
export interface Vocabulary {
  readonly analyzer: Analyzer;
  readonly cpvLabels: ReadonlyMap<string, string>;
}

/** Search documents worked out, ready to be written. */
export interface PreparedSearchDocuments {
  /** Rows of `search_document` as JSON text; without any, nothing is written. */
  readonly json: string | undefined;
  readonly analyzerVersion: number;
  readonly lexiconVersion: number;
}

export async function loadVocabulary(
  db: KyselyTransaction<Database>,
  documents: readonly TenderToIndex[],
): Promise<Vocabulary> {
  const analyzer = await loadAnalyzer(db);
  const codes = new Set<string>();
  for (const { tender } of documents) {
    for (const code of tender.cpv) codes.add(code);
    for (const lot of tender.lots) for (const code of lot.cpv) codes.add(code);
  }
  const { rows } = await sql<{ code: string; label: string }>`
    select code, label_de as label from code_list_entry
    where list = 'cpv' and code = any(${[...codes]}::text[])`.execute(db);
  return { analyzer, cpvLabels: new Map(rows.map(({ code, label }) => [code, label])) };
}

/** A few milliseconds of work: the answer to a statement and what is left of its parameters wait no longer than that. */
const portion = 16;

/**
 * Works out documents without the database, so that statements of the same transaction can run meanwhile. The first
 * portion waits for the turn after the call: a statement the caller sends in this one is then on its way.
 */
export async function prepareSearchDocuments(
  { analyzer, cpvLabels }: Vocabulary,
  documents: readonly TenderToIndex[],
): Promise<PreparedSearchDocuments> {
  // One row per tender, the last one wins: an upsert must not touch a row twice.
  const latest = [...new Map(documents.map(({ tenderId, tender }) => [tenderId, tender]))];
  const rows: string[] = [];
  for (let from = 0; from < latest.length; from += portion) {
    await nextTurn();
    for (const [tenderId, tender] of latest.slice(from, from + portion)) {
      const document = toSearchDocument(tender, analyzer, (code) => cpvLabels.get(code));
      rows.push(
        JSON.stringify({
          id: tenderId,
          terms: document.terms.join(" "),
          weights: Buffer.from(document.weights).toString("base64"),
          words: document.words,
          deadlines: document.deadlines,
          times: document.deadlinesHaveTime,
        }),
      );
    }
  }
  return {
    json: rows.length > 0 ? `[${rows.join()}]` : undefined,
    analyzerVersion,
    lexiconVersion: analyzer.lexicon.version,
  };
}
