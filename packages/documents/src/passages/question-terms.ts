import type { Analyzer } from "@tc/text";
import { tenderWords } from "./tender-words.ts";

/** A word of a question with those that mean the same; a passage needs one of them. */
export interface QuestionWord {
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
}

const groupWeight = 0.7;
const partWeight = 0.5;

/** Words that make a question of anything */
const questionWords: ReadonlySet<string> = new Set(
  "wann was welche welcher welches welchem welchen wer wie wieviel wieviele viel viele wo wohin woher warum wozu muss müssen soll sollen darf dürfen kann können gibt braucht brauchen benötigt verlangt gefordert steht stehen hoch lange genau eigentlich bitte ausschreibung unterlagen agentur wir uns unser ihr".split(
    " ",
  ),
);

/** The analyzer drops them because nearly every notice has them; in a question they say what it is about. */
const topics = /^(?:angebot|auftrag|leistung|lieferung|los|vergabestelle|bieter|bewerber)/;

export function questionTerms(question: string, analyzer: Analyzer): QuestionWord[] {
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
  return words.flatMap((word) => {
    const [analysed] = analyzer.analyse(word);
    if (!analysed || questionWords.has(word)) return [];
    if (analysed.isStopWord && !topics.test(word)) return [];
    const { whole, parts } = analysed;
    const weights = new Map([[whole, 1]]);
    for (const other of othersOf(whole, analyzer)) weights.set(other, groupWeight);
    for (const part of parts) weights.set(part, Math.max(weights.get(part) ?? 0, partWeight));
    return [{ terms: [...weights].map(([term, weight]) => ({ term, weight })) }];
  });
}

const tables = new WeakMap<Analyzer, Map<string, readonly string[]>>();

function othersOf(term: string, analyzer: Analyzer): readonly string[] {
  let table = tables.get(analyzer);
  if (!table) {
    table = new Map();
    for (const group of tenderWords) {
      const terms = group.flatMap((word) => analyzer.analyse(word).map(({ whole }) => whole));
      for (const member of terms) {
        const others = terms.filter((other) => other !== member);
        table.set(member, [...(table.get(member) ?? []), ...others]);
      }
    }
    tables.set(analyzer, table);
  }
  return table.get(term) ?? [];
}
