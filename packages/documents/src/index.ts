export { documentFormats, textOf } from "./document-text.ts";
export type {
  Box,
  DocumentFormat,
  DocumentText,
  Place,
  TextLine,
  TextPart,
} from "./document-text.ts";
export { isInForce, isReadSurely, isSure } from "./items/certainty.ts";
export { itemsOf, readItems } from "./items/items-of.ts";
export type { DocumentItem, JudgedDemand } from "./items/document-item.ts";
export { compareWithNotice } from "./deadlines/compare-with-notice.ts";
export type { NoticeComparison } from "./deadlines/compare-with-notice.ts";
export { germanMoment } from "./deadlines/notice-deadlines.ts";
export type { NoticeDeadline } from "./deadlines/notice-deadlines.ts";
export { lotIdOf } from "./lot-in.ts";
export { createQuoteVerifier } from "./quotes/quote-verifier.ts";
export { isValueInQuote } from "./quotes/value-in-quote.ts";
export { deadlineFindings } from "./deadlines/deadline-findings.ts";
export type { DeadlineFinding } from "./deadlines/deadline-findings.ts";
export { readAwardCriteria } from "./award-criteria/award-criteria.ts";
export { statesAwardCriteria } from "./award-criteria/page-gate.ts";
export { eligibilityIn, readEligibility } from "./eligibility/eligibility.ts";
export { createPassageIndex, indexPassages } from "./passages/passage-index.ts";
export type { PassageIndex, RankedPassage } from "./passages/passage-index.ts";
export { chunksOf } from "./model/chunks.ts";
export type { Chunk } from "./model/chunks.ts";
export { itemQuestions, mayAnswer, promptOf, questionsVersion } from "./model/item-questions.ts";
export type { ItemQuestion, JsonSchema } from "./model/item-questions.ts";
export { mergeItems } from "./model/merge-items.ts";
export { rawItemsIn } from "./model/raw-items.ts";
export type { RawItem } from "./model/raw-items.ts";
export {
  answerInstructions,
  overviewInstructions,
  sentencesSchema,
  sourcesPrompt,
  verifiedSentences,
} from "./model/sentences.ts";
export type { Source, SourcedSentence } from "./model/sentences.ts";
export { createItemVerifier } from "./model/verify-items.ts";
export { readFormalities } from "./terms/formalities.ts";
export { readPitchTerms } from "./terms/pitch-terms.ts";
export { compareVersions } from "./versions/compare-versions.ts";
export type { ItemChange } from "./versions/compare-versions.ts";
