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
/** So many different fields are remembered, a few kilobytes each. */
const maxFields = 2_000;

/** A field with the words of its sectors and their synonyms; the same one for the same field, so that what follows from it is kept. */
export function fieldTerms(field: AgencyField, analyzer: Analyzer): FieldTerms {
  const kept = fields.get(analyzer) ?? new Map<string, FieldTerms>();
  fields.set(analyzer, kept);
  const key = JSON.stringify([field.agencySectors, field.cpv]);
  const terms = kept.get(key) ?? {
    ...field,
    words: field.agencySectors.flatMap((name) => serviceTerms(name, analyzer)),
  };
  if (kept.size >= maxFields) kept.clear();
  kept.set(key, terms);
  return terms;
}

/** The sectors whose services a text names, by their words or synonyms of these. */
export function agencySectorsOfText(text: string, analyzer: Analyzer): AgencySector[] {
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
