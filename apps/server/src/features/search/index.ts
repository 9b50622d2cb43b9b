export { findLexicon, labelsFingerprint, lexiconWords } from "./lexicon.store.ts";
export { loadVocabulary, prepareSearchDocuments } from "./prepare-search-documents.ts";
export type { TenderToIndex } from "./prepare-search-documents.ts";
export {
  removeSearchDocuments,
  writePreparedDocuments,
  writeSearchDocuments,
} from "./write-search-documents.ts";
export { SearchReplica } from "./search-replica.ts";
export type { ReplicaOptions } from "./search-replica.ts";
export { surfaceOf } from "./surface.ts";
export type {
  FacetCounts,
  SearchEngine,
  SearchPosition,
  SearchQuery,
  SearchResult,
  StandingQuery,
} from "./search-engine.ts";
export { isWithin, quietWindow } from "./engine/quiet-window.ts";
export type { QuietWindow } from "./engine/quiet-window.ts";
export { searchJobs } from "./search.jobs.ts";
export { AgencyColumns, markBits, scoreColumns } from "./engine/agency-columns.ts";
