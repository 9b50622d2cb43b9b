export { analyzerVersion, createAnalyzer } from "./analyzer.ts";
export type { AnalysedWord, Analyzer } from "./analyzer.ts";
export { learnLexicon, seedLexicon } from "./lexicon.ts";
export type { Lexicon } from "./lexicon.ts";
export { lexiconWords } from "./lexicon.ts";
export { foldUmlauts, normaliseText } from "./normalise.ts";
export { isStopWord } from "./stop-words.ts";
export { hyphenParts, tokenise } from "./tokens.ts";
export { synonymGroups } from "./agency-language.ts";
