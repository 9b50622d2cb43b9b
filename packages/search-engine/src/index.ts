export { AgencyColumns, markBits } from "./assessments/agency-columns.ts";
export { ForecastColumns } from "./assessments/forecast-columns.ts";
export type { IndexedForecast } from "./assessments/forecast-columns.ts";
export { isWithin, quietWindow, quietWindowOf } from "./facets/quiet-window.ts";
export type { QuietWindow } from "./facets/quiet-window.ts";
export { fieldTerms } from "./field/agency-field.ts";
export type { AgencyField } from "./field/agency-field.ts";
export { sharesOf } from "./field/near-services.ts";
export type { ResultCounts } from "./field/near-services.ts";
export { serviceWords } from "./field/service-words.ts";
export { servicesOfText } from "./field/services-of-text.ts";
export { usesForecasts } from "./filters/assessment-filters.ts";
export { runSearch } from "./query/run-search.ts";
export type { SearchRun, Verdict } from "./query/run-search.ts";
export type {
  AssessmentQuery,
  FacetCounts,
  NewsSpan,
  Range,
  SearchPosition,
  SearchQuery,
  SearchResult,
} from "./query/search-query.ts";
export type { IndexedDocument } from "./segments/indexed-document.ts";
export type { Segment } from "./segments/segment.ts";
export { SegmentSet } from "./segments/segment-set.ts";
export type { TakeTurns } from "./segments/segment-set.ts";
export { readSegment, recordSegment, segmentBytes } from "./snapshot/segment-bytes.ts";
export type { SegmentRecord } from "./snapshot/segment-bytes.ts";
export { headerLength, prefaceBytes, readHeader, writeHeader } from "./snapshot/snapshot-header.ts";
export { readUuid, uuidWords } from "./uuids/uuid-column.ts";
export { identifierTerm } from "./text/identifier-term.ts";
export { parseText } from "./text/parse-text.ts";
export { resolveText } from "./text/resolve-text.ts";
export type { ResolvedText } from "./text/resolve-text.ts";
export { widenText } from "./text/widen-text.ts";
export { createSynonymTable } from "./text/synonyms.ts";
export type { SynonymTable } from "./text/synonyms.ts";
