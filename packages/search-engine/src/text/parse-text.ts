import type { Analyzer } from "@tc/text";
import { identifierTerm } from "./identifier-term.ts";

/** One demand on a document: it holds all terms of at least one alternative. The first is the closest one. */
export interface TextNode {
  readonly typed: string;
  readonly alternatives: readonly (readonly string[])[];
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
}

/** Longer questions cost time and find nothing. */
const maxNodes = 12;
const pieces = /(?<![\p{L}\p{N}])(-?)(?:"([^"]*)"|„([^“”"]*)[“”"]|“([^”"]*)”)|(\S+)/gu;

/** Reads what people type: words, "words in quotes", -excluded. Everything else is ignored, nothing is an error. */
export function parseText(text: string, analyzer: Analyzer): ParsedText {
  const nodes: TextNode[] = [];
  let hasWords = false;
  for (const match of text.matchAll(pieces)) {
    if (nodes.length >= maxNodes) break;
    const quoted = match[2] ?? match[3] ?? match[4];
    const bare = match[5] ?? "";
    const isExcluded = quoted === undefined ? /^-[^-]/.test(bare) : match[1] === "-";
    const typed = quoted ?? (isExcluded ? bare.slice(1) : bare);
    const words = analyzer.analyse(typed);
    if (words.length > 0) hasWords = true;
    const phrase = quoted === undefined || words.length < 2 ? undefined : words.map((w) => w.whole);
    if (phrase) {
      const terms = words.filter((word) => !word.isStopWord).map((word) => word.whole);
      nodes.push({ typed, alternatives: [terms], isExcluded, phrase: phrase.slice(0, maxNodes) });
      continue;
    }
    // "2026/17" is two words, and perhaps a file number.
    const number = quoted === undefined ? identifierTerm(typed) : undefined;
    const searched = words.filter((word) => !word.isStopWord).slice(0, maxNodes);
    const [only] = searched;
    if (searched.length === 1 && only) {
      const alternatives = [[only.whole]];
      // In quotes a compound means itself only.
      if (only.parts.length > 1 && quoted === undefined) alternatives.push([...only.parts]);
      if (number) alternatives.push([number]);
      nodes.push({ typed, alternatives, isExcluded, phrase: undefined });
    } else if (searched.length > 1) {
      const alternatives = [searched.map((word) => word.whole)];
      if (number) alternatives.push([number]);
      nodes.push({ typed, alternatives, isExcluded, phrase: undefined });
    }
  }
  return {
    nodes,
    identifier: identifierTerm(text),
    isUnsearchable: text.trim() !== "" && !hasWords,
  };
}
