import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { deleteDiscardedObjectsJob, readDocumentsJob } from "./job-definitions.ts";
import { deleteDiscardedObjects } from "./objects/delete-discarded-objects.ts";
import { readDocuments } from "./reading/read-documents.ts";

export function documentsJobs(): JobHandler[] {
  return [
    handle(readDocumentsJob, readDocuments),
    handle(deleteDiscardedObjectsJob, (ctx, _payload, signal) =>
      deleteDiscardedObjects(ctx, signal),
    ),
  ];
}
