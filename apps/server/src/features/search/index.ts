export { documentCents, documentValue, statedLockCents } from "./index/stated-lock-cents.ts";
export { findLexicon, labelsFingerprint, lexiconWords } from "./lexicon/lexicon.store.ts";
export { loadVocabulary, prepareSearchDocuments } from "./documents/prepare-search-documents.ts";
export type { TenderToIndex } from "./documents/prepare-search-documents.ts";
export {
  removeSearchDocuments,
  writePreparedDocuments,
  writeSearchDocuments,
} from "./documents/write-search-documents.ts";
export { SmallIndex } from "./replica/small-index.ts";
export { SearchReplica } from "./replica/search-replica.ts";
export type { ReplicaOptions } from "./replica/search-replica.ts";
export { surfaceOf } from "./documents/surface.ts";
export type { SearchEngine } from "./search-engine.ts";
export { searchJobs } from "./search.jobs.ts";
