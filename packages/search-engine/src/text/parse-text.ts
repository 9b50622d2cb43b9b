import { foldUmlauts, normaliseText } from "@tc/text";
import type { AnalysedWord, Analyzer } from "@tc/text";
import { identifierTerm } from "./identifier-term.ts";
import { agencySynonyms, maxPhraseLength } from "./synonyms.ts";
import type { Synonym, SynonymTable } from "./synonyms.ts";

/** One demand on a document: it holds all terms of at least one alternative. The first is the closest one. */
export interface TextNode {
  readonly typed: string;
  readonly alternatives: readonly (readonly string[])[];
  /** What would do as well, counting less. */
  readonly synonyms: readonly Synonym[];
  readonly isExcluded: boolean;
  /** Stems that must follow one another, for words in quotes. */
  readonly phrase: readonly string[] | undefined;
}

export interface ParsedText {
  /** All must hold. */
  readonly nodes: readonly TextNode[];
  /** The whole text as one number ("2026/S 123-456789"), when it may be one. */
  readonly identifier: string | undefined;
  /** Something was typed, but nothing that could be searched ("???"). */
  readonly isUnsearchable: boolean;
  readonly synonymTable: SynonymTable;
}

/** Longer questions cost time and find nothing. */
export const maxNodes = 12;
/** A phrase of words that have many synonyms each has no more than so many. */
const maxCombinations = 40;
const pieces = /(?<![\p{L}\p{N}])(-?)(?:"([^"]*)"|„([^“”"]*)[“”"]|“([^”"]*)”)|(\S+)/gu;

/**
 * Reads what people type: words, "words in quotes", -excluded. Everything else is ignored, nothing is an error. Words
 * without quotes and minus stand for their synonyms, too.
 */
export function parseText(
  text: string,
  analyzer: Analyzer,
  synonymTable: SynonymTable = agencySynonyms(analyzer),
): ParsedText {
  const nodes: TextNode[] = [];
  let hasWords = false;
  /** The nodes of the words that follow one another without quotes and minus. */
  let bareRun: TextNode[] = [];
  const endRun = () => {
    nodes.push(...joinPhrases(bareRun, synonymTable));
    bareRun = [];
  };
  for (const match of text.matchAll(pieces)) {
    if (nodes.length + bareRun.length >= maxNodes) break;
    const quoted = match[2] ?? match[3] ?? match[4];
    const bare = match[5] ?? "";
    const isExcluded = quoted === undefined ? /^-[^-]/.test(bare) : match[1] === "-";
    const typed = quoted ?? (isExcluded ? bare.slice(1) : bare);
    const isBare = quoted === undefined && !isExcluded;
    const words = analyzer.analyse(typed);
    if (words.length > 0) hasWords = true;
    const node =
      quoted !== undefined && words.length > 1
        ? phraseNode(typed, words, isExcluded)
        : wordNode(typed, words, {
            isExcluded,
            isQuoted: quoted !== undefined,
            synonyms: isBare ? synonymTable.others(typed) : [],
          });
    if (!isBare) endRun();
    if (node) (isBare ? bareRun : nodes).push(node);
  }
  endRun();
  return {
    nodes,
    identifier: identifierTerm(text),
    isUnsearchable: text.trim() !== "" && !hasWords,
    synonymTable,
  };
}

function phraseNode(typed: string, words: readonly AnalysedWord[], isExcluded: boolean): TextNode {
  const terms = words.filter((word) => !word.isStopWord).map((word) => word.whole);
  const phrase = words.map((word) => word.whole).slice(0, maxNodes);
  return { typed, alternatives: [terms], synonyms: [], isExcluded, phrase };
}

function wordNode(
  typed: string,
  words: readonly AnalysedWord[],
  {
    isExcluded,
    isQuoted,
    synonyms,
  }: { isExcluded: boolean; isQuoted: boolean; synonyms: readonly Synonym[] },
): TextNode | undefined {
  const searched = words.filter((word) => !word.isStopWord).slice(0, maxNodes);
  if (searched.length === 0) return undefined;
  const alternatives = [searched.map((word) => word.whole)];
  // In quotes a compound means itself only.
  const parts = searched.length === 1 && !isQuoted ? (searched[0]?.parts ?? []) : [];
  if (parts.length > 1) alternatives.push([...parts]);
  // "2026/17" is two words, and perhaps a file number.
  const number = isQuoted ? undefined : identifierTerm(typed);
  if (number) alternatives.push([number]);
  return { typed, alternatives, synonyms, isExcluded, phrase: undefined };
}

/** Makes one node of words that are a phrase with synonyms, the longest first: "Social Media", "Website Relaunch". */
function joinPhrases(run: readonly TextNode[], synonymTable: SynonymTable): TextNode[] {
  const joined: TextNode[] = [];
  for (let from = 0; from < run.length;) {
    let length = Math.min(maxPhraseLength, run.length - from);
    let synonyms: readonly Synonym[] = [];
    for (; length > 1; length--) {
      const words = run.slice(from, from + length).map(({ typed }) => typed);
      synonyms = synonymTable.others(words.join(" "));
      if (synonyms.length > 0) break;
    }
    const [word, number] = run.slice(from, from + 2);
    if (synonyms.length > 0) joined.push(joinNodes(run.slice(from, from + length), synonyms));
    else if (word && number && isNamedByNumber(word, number)) {
      joined.push(joinNumber(word, number));
      length = 2;
    } else if (word) joined.push(word);
    from += length;
  }
  return joined;
}

function isNamedByNumber(word: TextNode, number: TextNode): boolean {
  return /^\p{L}+$/u.test(word.typed) && /^\d{1,2}$/.test(number.typed);
}

/** "Typo 3" may be written as one word, too. */
function joinNumber(word: TextNode, number: TextNode): TextNode {
  const node = joinNodes([word, number], []);
  const spelled = foldUmlauts(normaliseText(word.typed)) + number.typed;
  return { ...node, alternatives: [...node.alternatives, [spelled]] };
}

/** The phrase's own synonyms come first, then those of its words in every combination. */
function joinNodes(members: readonly TextNode[], synonyms: readonly Synonym[]): TextNode {
  let alternatives: readonly string[][] = [[]];
  let combinations: readonly Synonym[] = [{ word: "", terms: [] }];
  for (const node of members) {
    alternatives = alternatives.flatMap((terms) =>
      node.alternatives.map((more) => [...terms, ...more]),
    );
    const [first = []] = node.alternatives;
    const choices = [{ word: node.typed, terms: first }, ...node.synonyms];
    combinations = combinations.flatMap(({ word, terms }) =>
      choices.map((choice) => ({
        word: `${word} ${choice.word}`.trim(),
        terms: [...terms, ...choice.terms],
      })),
    );
  }
  return {
    typed: members.map(({ typed }) => typed).join(" "),
    alternatives: alternatives.slice(0, maxCombinations),
    // The first combination is what was typed.
    synonyms: [...synonyms, ...combinations.slice(1, maxCombinations)],
    isExcluded: false,
    phrase: undefined,
  };
}
