export { listProofUploads } from "./list-proof-uploads.ts";
export { proofsOf } from "./list-proof-files.ts";
export { proofFilesJobs } from "./proof-files.jobs.ts";
export { proofFilesRoutes } from "./proof-files.routes.ts";
export { uploadProofFile } from "./upload-proof-file.ts";
