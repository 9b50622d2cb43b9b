export { documentFormats } from "./document-text.ts";
export type {
  Box,
  DocumentFormat,
  DocumentText,
  Place,
  TextLine,
  TextPart,
} from "./document-text.ts";
export { itemsOf, readItems } from "./items/items-of.ts";
export type { DocumentItem, JudgedDemand } from "./items/document-item.ts";
export { compareWithNotice } from "./deadlines/compare-with-notice.ts";
export type { NoticeComparison } from "./deadlines/compare-with-notice.ts";
export { germanMoment } from "./deadlines/notice-deadlines.ts";
export type { NoticeDeadline } from "./deadlines/notice-deadlines.ts";
export { createQuoteVerifier } from "./quotes/quote-verifier.ts";
export { isValueInQuote } from "./quotes/value-in-quote.ts";
export { deadlineFindings } from "./deadlines/deadline-findings.ts";
export type { DeadlineFinding } from "./deadlines/deadline-findings.ts";
export { readAwardCriteria } from "./award-criteria/award-criteria.ts";
export { statesAwardCriteria } from "./award-criteria/page-gate.ts";
export { eligibilityIn } from "./eligibility/eligibility.ts";
export { createPassageIndex, indexPassages } from "./passages/passage-index.ts";
export type { PassageIndex, RankedPassage } from "./passages/passage-index.ts";
export { compareVersions } from "./versions/compare-versions.ts";
export type { ItemChange } from "./versions/compare-versions.ts";
