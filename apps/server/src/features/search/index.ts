export { removeSearchDocuments, writeSearchDocuments } from "./write-search-documents.ts";
export type { TenderToIndex } from "./write-search-documents.ts";
