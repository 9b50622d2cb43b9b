import type { AnalysedWord, Analyzer } from "@tc/text";
import { closestTerm } from "./closest-term.ts";
import type { WideNode } from "./match-any.ts";
import { maxNodes, parseText } from "./parse-text.ts";
import type { TextNode } from "./parse-text.ts";
import { documentCount, rarityOf } from "./resolve-text.ts";
import type { Segment } from "../segments/segment.ts";
import type { SynonymTable } from "./synonyms.ts";

/** How near something comes to the typed word; chosen by `npm run bench -- language`. */
const shares = {
  typed: 1,
  correction: 0.8,
  parts: 0.7,
  synonym: 0.6,
  /** "marketing" of "Hochschulmarketing" is a service, which counts by itself; "hochschul" says whose. */
  head: 0.1,
  headSynonym: 0.06,
  part: 0.7,
} as const;
/** Each looks through the whole dictionary, and no other request is answered meanwhile. */
const maxCorrections = 3;
const quotes = /["„“”]/g;

/** What comes near the words of a question; quotes count for nothing here, and words after a minus are left out. */
export function widenText(
  text: string,
  analyzer: Analyzer,
  segments: readonly Segment[],
): WideNode[] {
  const { nodes, synonymTable } = parseText(text.replaceAll(quotes, " "), analyzer);
  const total = segments.reduce((sum, segment) => sum + segment.count, 0);
  const question = new Question(analyzer, segments, synonymTable);
  return nodes.flatMap((node) => {
    if (node.isExcluded) return [];
    const alternatives = nearWords(node, question)
      .flatMap(({ terms, share }) => {
        const count = Math.min(...terms.map((term) => documentCount(segments, term)));
        return count > 0 ? [{ terms, worth: share * rarityOf(count, total) }] : [];
      })
      .toSorted((a, b) => b.worth - a.worth);
    return alternatives.length > 0 ? [{ alternatives }] : [];
  });
}

interface NearWord {
  readonly terms: readonly string[];
  readonly share: number;
}

/** What may still be done for a question; without limits a long one would keep every other request waiting. */
class Question {
  readonly table: SynonymTable;
  private readonly analyzer: Analyzer;
  private readonly segments: readonly Segment[];
  private wordsLeft = maxNodes;
  private correctionsLeft = maxCorrections;

  constructor(analyzer: Analyzer, segments: readonly Segment[], table: SynonymTable) {
    this.analyzer = analyzer;
    this.segments = segments;
    this.table = table;
  }

  /** The words of a part of the question, as far as the question may have more. A piece without blanks may hold dozens. */
  take(typed: string): { words: readonly AnalysedWord[]; isOneOfSeveral: boolean } {
    const all = this.analyzer.analyse(typed).filter((word) => !word.isStopWord);
    const words = all.slice(0, this.wordsLeft);
    this.wordsLeft -= words.length;
    return { words, isOneOfSeveral: all.length > 1 };
  }

  /** The word that an unknown one most likely means. */
  correct({ whole }: AnalysedWord): string | undefined {
    if (this.correctionsLeft === 0 || documentCount(this.segments, whole) > 0) return undefined;
    this.correctionsLeft--;
    return closestTerm(this.segments, whole);
  }
}

function nearWords({ typed, alternatives, synonyms }: TextNode, question: Question): NearWord[] {
  const { table } = question;
  const near: NearWord[] = [];
  const add = (terms: readonly string[], share: number) => near.push({ terms, share });
  for (const [at, terms] of alternatives.entries()) {
    add(terms, at === 0 ? shares.typed : shares.parts);
  }
  for (const { terms } of synonyms) add(terms, shares.synonym);
  const { words, isOneOfSeveral } = question.take(typed);
  for (const word of words) {
    addParts(word, table, add, isOneOfSeveral);
    // A word of the agencies' language is spelled right, even where no tender has it.
    const correction = synonyms.length === 0 ? question.correct(word) : undefined;
    if (correction === undefined) continue;
    add([correction], shares.correction);
    for (const { terms } of table.othersOfTerm(correction)) add(terms, shares.synonym);
  }
  return near;
}

/** The parts of a compound or phrase, each alone; the last one is its head. */
function addParts(
  { whole, parts }: AnalysedWord,
  table: SynonymTable,
  add: (terms: readonly string[], share: number) => void,
  isOneOfSeveral: boolean,
): void {
  if (isOneOfSeveral) {
    add([whole], shares.head);
    for (const { terms } of table.othersOfTerm(whole)) add(terms, shares.headSynonym);
  }
  for (const [at, part] of parts.entries()) {
    const isHead = at === parts.length - 1;
    add([part], isHead ? shares.head : shares.part);
    if (!isHead) continue;
    for (const { terms } of table.othersOfTerm(part)) add(terms, shares.headSynonym);
  }
}
