export { ingestDocuments } from "./raw/ingest-documents.ts";
export type { IngestReport } from "./raw/ingest-documents.ts";
export { reparse } from "./reading/reparse.ts";
export type { ReparseReport } from "./reading/reparse.ts";
export { applyPending, storeAndApply } from "./raw/store-and-apply.ts";
export type { ApplyReport } from "./raw/store-and-apply.ts";
export { batchLimits, inBatches } from "./raw/batches.ts";
export { withNoticeReaders } from "./reading/notice-reader.ts";
export type { NoticeReaders } from "./reading/notice-reader.ts";
