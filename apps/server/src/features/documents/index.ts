export { documentsJobs } from "./documents.jobs.ts";
export { documentsRoutes } from "./documents.routes.ts";
export { moveDocuments } from "./move-documents.operator.store.ts";
