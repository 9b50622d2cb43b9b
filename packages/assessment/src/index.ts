export { analyzerVersion, createAnalyzer } from "./analyzer/analyzer.ts";
export type { AnalysedWord, Analyzer } from "./analyzer/analyzer.ts";
export { learnLexicon, seedLexicon } from "./analyzer/lexicon.ts";
export type { Lexicon } from "./analyzer/lexicon.ts";
export { foldUmlauts, normaliseText } from "./analyzer/normalise.ts";
export { hyphenParts, tokenise } from "./analyzer/tokens.ts";
