export { findLexicon, labelsFingerprint, lexiconWords } from "./lexicon/lexicon.store.ts";
export { loadVocabulary, prepareSearchDocuments } from "./documents/prepare-search-documents.ts";
export type { TenderToIndex } from "./documents/prepare-search-documents.ts";
export {
  removeSearchDocuments,
  writePreparedDocuments,
  writeSearchDocuments,
} from "./documents/write-search-documents.ts";
export { SearchReplica } from "./replica/search-replica.ts";
export type { ReplicaOptions } from "./replica/search-replica.ts";
export { surfaceOf } from "./documents/surface.ts";
export type {
  FacetCounts,
  Range,
  SearchEngine,
  SearchPosition,
  SearchQuery,
  SearchResult,
  AssessmentQuery,
} from "./search-engine.ts";
export { isWithin, quietWindow } from "./engine/quiet-window.ts";
export type { QuietWindow } from "./engine/quiet-window.ts";
export { searchJobs } from "./search.jobs.ts";
export { AgencyColumns, markBits } from "./engine/agency-columns.ts";
