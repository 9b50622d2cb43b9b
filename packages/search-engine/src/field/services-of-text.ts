import { agencySectorDefinitions, agencySectorNames } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import type { Analyzer } from "@tc/text";
import { parseText } from "../text/parse-text.ts";
import { agencySynonyms } from "../text/synonyms.ts";
import { serviceTerms } from "./agency-field.ts";
import type { FieldTerms } from "./agency-field.ts";
import { namingWords } from "./naming-words.ts";

/** A service as tenders are compared with it. */
export interface Service {
  readonly agencySector: AgencySector;
  /** Its words without its codes */
  readonly words: FieldTerms;
}

interface Vocabulary extends Service {
  /** Stems of what names the service in a question; all of one word's are needed. */
  readonly names: readonly (readonly string[])[];
}

const vocabularies = new WeakMap<Analyzer, readonly Vocabulary[]>();

/** The services that a text names by their words, synonyms of these or their sector's label; not after a minus. */
export function servicesOfText(text: string, analyzer: Analyzer): readonly Service[] {
  const nodes = parseText(text, analyzer).nodes.filter(({ isExcluded }) => !isExcluded);
  const stems = new Set(
    nodes.flatMap(({ typed, alternatives }) => [
      ...alternatives.flat(),
      ...analyzer.analyse(typed).flatMap(({ whole, parts }) => [whole, ...parts]),
    ]),
  );
  // "Online Shop" has no stem of "Onlineshop", but the same synonyms.
  const synonyms = new Set(
    nodes.flatMap((node) => node.synonyms.map(({ terms }) => terms.join(" "))),
  );
  return vocabulariesOf(analyzer).filter(({ names }) =>
    names.some((terms) => terms.every((term) => stems.has(term)) || synonyms.has(terms.join(" "))),
  );
}

/** Read once per analyzer: they are always the same. */
function vocabulariesOf(analyzer: Analyzer): readonly Vocabulary[] {
  const kept = vocabularies.get(analyzer);
  if (kept) return kept;
  const { termsOf } = agencySynonyms(analyzer);
  const made = agencySectorNames.map((agencySector) => {
    const words = serviceTerms(agencySector, analyzer);
    const others = [
      ...(namingWords[agencySector] ?? []),
      ...agencySectorDefinitions[agencySector].label.split(" & "),
    ];
    return {
      agencySector,
      words: { agencySectors: [], cpv: [], words },
      names: [...words, ...others.flatMap((word) => termsOf(word))],
    };
  });
  vocabularies.set(analyzer, made);
  return made;
}
