import type { AgencySector } from "@tc/domain";
import type { Analyzer } from "@tc/text";
import { agencySynonyms } from "../text/synonyms.ts";
import { serviceWords } from "./service-words.ts";

/** What an agency offers, as its profile says it. */
export interface AgencyField {
  readonly agencySectors: readonly AgencySector[];
  /** Further CPV codes or prefixes */
  readonly cpv: readonly string[];
}

/** An agency's field as documents are compared with it. */
export interface FieldTerms extends AgencyField {
  /** Stems of each service word; a document holds all of one word. */
  readonly words: readonly (readonly string[])[];
}

const fields = new WeakMap<Analyzer, Map<string, FieldTerms>>();
/** So many different fields are remembered; among a million tenders the bits of each take 125 kB. */
const maxFields = 200;

/**
 * A field with the words of its sectors and their synonyms; the same one for the same field, so that what follows from
 * it is kept. The fields used last are remembered.
 */
export function fieldTerms(field: AgencyField, analyzer: Analyzer): FieldTerms {
  const kept = fields.get(analyzer) ?? new Map<string, FieldTerms>();
  fields.set(analyzer, kept);
  const key = JSON.stringify([field.agencySectors, field.cpv]);
  const terms = kept.get(key) ?? makeFieldTerms(field, analyzer);
  // A map keeps the order in which its keys were set: the first one has not been used for longest.
  kept.delete(key);
  kept.set(key, terms);
  const [oldest] = kept.keys();
  if (kept.size > maxFields && oldest !== undefined) kept.delete(oldest);
  return terms;
}

function makeFieldTerms(field: AgencyField, analyzer: Analyzer): FieldTerms {
  return { ...field, words: field.agencySectors.flatMap((name) => serviceTerms(name, analyzer)) };
}

/** What a document holds that has a word for a service of the sector, or a synonym of it. */
export function serviceTerms(name: AgencySector, analyzer: Analyzer): (readonly string[])[] {
  const table = agencySynonyms(analyzer);
  return serviceWords[name].flatMap((word) => table.termsOf(word));
}
