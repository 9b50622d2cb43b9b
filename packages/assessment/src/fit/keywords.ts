import type { Analyzer } from "../analyzer/analyzer.ts";

/** A keyword as stems, and as it was entered. */
export interface Keyword {
  readonly entered: string;
  /** " stem stem " */
  readonly line: string;
}

/** The stems of a text in their order, and the parts of its compounds. */
export interface WordLine {
  /** " stem stem stem " */
  readonly line: string;
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
  return { line: ` ${stems.join(" ")} `, parts };
}

/**
 * Whether a text contains a keyword: its words in their order ("soziale Medien"), one word also as part of a compound
 * ("Tiefbau" in "Tiefbauarbeiten").
 */
export function containsKeyword({ line, parts }: WordLine, keyword: Keyword): boolean {
  if (line.includes(keyword.line)) return true;
  const stem = keyword.line.trim();
  if (stem.includes(" ")) return false;
  return parts.has(stem) || (stem.length >= minPrefix && line.includes(` ${stem}`));
}
