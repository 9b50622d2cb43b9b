import { agencySectorNames } from "@tc/domain";
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

/**
 * The field of the services that a text names. It is not remembered: questions name any services together, and would
 * push out the agencies' fields.
 */
export function servicesOfText(text: string, analyzer: Analyzer): FieldTerms | undefined {
  const agencySectors = agencySectorsOfText(text, analyzer);
  return agencySectors.length > 0
    ? makeFieldTerms({ agencySectors, cpv: [] }, analyzer)
    : undefined;
}

function makeFieldTerms(field: AgencyField, analyzer: Analyzer): FieldTerms {
  return { ...field, words: field.agencySectors.flatMap((name) => serviceTerms(name, analyzer)) };
}

/** The sectors whose services a text names, by their words or synonyms of these. */
function agencySectorsOfText(text: string, analyzer: Analyzer): AgencySector[] {
  const words = analyzer.analyse(text).flatMap(({ whole, parts }) => [whole, ...parts]);
  const stems = new Set(words);
  return agencySectorNames.filter((name) =>
    serviceTerms(name, analyzer).some((terms) => terms.every((term) => stems.has(term))),
  );
}

function serviceTerms(name: AgencySector, analyzer: Analyzer): (readonly string[])[] {
  const table = agencySynonyms(analyzer);
  return serviceWords[name].flatMap((word) => table.termsOf(word));
}
