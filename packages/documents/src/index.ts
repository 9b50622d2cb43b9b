export { documentFormats } from "./document-text.ts";
export type {
  Box,
  DocumentFormat,
  DocumentText,
  Place,
  TextLine,
  TextPart,
} from "./document-text.ts";
export { itemsOf } from "./items/items-of.ts";
export type { DocumentItem } from "./items/document-item.ts";
export { readAwardCriteria } from "./award-criteria/award-criteria.ts";
export { statesAwardCriteria } from "./award-criteria/page-gate.ts";
export { eligibilityIn } from "./eligibility/eligibility.ts";
