export { ingestDocuments } from "./ingest-documents.ts";
export type { IngestReport } from "./ingest-documents.ts";
export { reparse } from "./reparse.ts";
export type { ReparseReport } from "./reparse.ts";
export { applyPending, storeAndApply } from "./store-and-apply.ts";
export type { ApplyReport } from "./store-and-apply.ts";
