import type { Lexicon } from "./lexicon.ts";
import { foldUmlauts, normaliseText } from "./normalise.ts";
import { splitCompound } from "./split-compound.ts";
import { stem } from "./stem.ts";
import { isStopWord } from "./stop-words.ts";
import { hyphenParts, tokenise } from "./tokens.ts";

/** Rises whenever the same text would give other terms; stored with everything that was analysed. */
export const analyzerVersion = 1;

/** One word of a text as the index sees it. */
export interface AnalysedWord {
  /** The stem of the whole word, hyphens removed. */
  readonly whole: string;
  /** The stems of its parts; empty for a simple word. */
  readonly parts: readonly string[];
  readonly isStopWord: boolean;
}

export interface Analyzer {
  readonly lexicon: Lexicon;
  /** The words of a text in their order, stop words among them. */
  analyse(text: string): AnalysedWord[];
  /** One word as `tokenise` gives it. */
  analyseToken(token: string): AnalysedWord;
}

/** Words kept per generation; two generations live at once, about 30 MB. */
const memoSize = 60_000;

/**
 * The German analyzer: the same for what is searched and for what is searched with. Equal words are analysed once;
 * the memory of them is bounded by forgetting the older half.
 */
export function createAnalyzer(lexicon: Lexicon): Analyzer {
  let recent = new Map<string, AnalysedWord>();
  let older = new Map<string, AnalysedWord>();

  const lookUp = (token: string): AnalysedWord => {
    const remembered = recent.get(token);
    if (remembered) return remembered;
    const word = older.get(token) ?? analyseWord(token, lexicon);
    if (recent.size >= memoSize) {
      older = recent;
      recent = new Map();
    }
    recent.set(token, word);
    return word;
  };
  return {
    lexicon,
    analyse: (text) => tokenise(normaliseText(text)).map(lookUp),
    analyseToken: lookUp,
  };
}

function analyseWord(token: string, lexicon: Lexicon): AnalysedWord {
  const pieces = hyphenParts(token).map(foldUmlauts);
  const folded = pieces.join("");
  const whole = stem(folded);
  const parts = new Set<string>();
  for (const piece of pieces) {
    if (pieces.length > 1 && piece.length > 1 && !isStopWord(piece)) parts.add(stem(piece));
    for (const part of splitCompound(piece, lexicon, stem) ?? []) parts.add(stem(part));
  }
  parts.delete(whole);
  return { whole, parts: [...parts], isStopWord: pieces.length === 1 && isStopWord(folded) };
}
