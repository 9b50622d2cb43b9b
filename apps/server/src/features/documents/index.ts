export { documentsJobs } from "./documents.jobs.ts";
export { documentsRoutes } from "./documents.routes.ts";
export { listUploads } from "./list-uploads.ts";
export type { UploadedFile } from "./list-uploads.ts";
export { moveDocuments } from "./move-documents.operator.store.ts";
