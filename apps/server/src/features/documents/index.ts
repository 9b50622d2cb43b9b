export { documentsJobs } from "./documents.jobs.ts";
export { documentsRoutes } from "./documents.routes.ts";
export { makeExtract } from "./extract/make-extract.ts";
export { noticeDeadlinesOf } from "./extract/notice-deadlines.ts";
export { readDocumentsOf } from "./extract/read-documents-of.ts";
export { listUploads } from "./list-uploads.ts";
export type { UploadedFile } from "./list-uploads.ts";
export { moveDocuments } from "./move-documents.operator.store.ts";
