import type { Analyzer } from "@tc/text";

/** A keyword as stems, and as it was entered. */
export interface Keyword {
  readonly entered: string;
  /** " stem stem " */
  readonly line: string;
}

/** The stems of a text in their order, and ascending each once, and the parts of its compounds. */
export interface WordLine {
  /** " stem stem stem " */
  readonly line: string;
  readonly stems: readonly string[];
  readonly parts: ReadonlySet<string>;
}

/** Short stems begin too many other words. */
const minPrefix = 6;
const maxWords = 6_000;

export function keywordOf(analyzer: Analyzer, entered: string): Keyword | undefined {
  const stems = analyzer.analyse(entered.slice(0, 200)).map(({ whole }) => whole);
  return stems.length === 0 ? undefined : { entered, line: ` ${stems.join(" ")} ` };
}

export function wordLineOf(analyzer: Analyzer, texts: readonly string[]): WordLine {
  const stems: string[] = [];
  const parts = new Set<string>();
  for (const text of texts) {
    for (const word of analyzer.analyse(text)) {
      if (stems.length >= maxWords) break;
      stems.push(word.whole);
      for (const part of word.parts) parts.add(part);
    }
    stems.push("|");
  }
  return { line: ` ${stems.join(" ")} `, stems: [...new Set(stems)].sort(), parts };
}

/**
 * Whether a text contains a keyword: its words in their order ("soziale Medien"), one word also as part of a compound
 * ("Tiefbau" in "Tiefbauarbeiten").
 */
export function containsKeyword({ line, stems, parts }: WordLine, keyword: Keyword): boolean {
  const stem = keyword.line.slice(1, -1);
  if (stem.includes(" ")) return line.includes(keyword.line);
  if (parts.has(stem)) return true;
  const next = stems[firstFrom(stems, stem)];
  if (next === undefined) return false;
  return next === stem || (stem.length >= minPrefix && next.startsWith(stem));
}

/** The place of the first of ascending words that is not below `word`. */
function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
