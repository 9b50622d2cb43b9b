import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { fetchDocuments } from "./fetched/fetch-documents.ts";
import {
  deleteDiscardedObjectsJob,
  fetchDocumentsJob,
  readByModelJob,
  readDocumentsJob,
  renewObjectKeysJob,
} from "./job-definitions.ts";
import { readByModel } from "./model/read-by-model.ts";
import { deleteDiscardedObjects } from "./objects/delete-discarded-objects.ts";
import { renewObjectKeys } from "./objects/renew-object-keys.ts";
import { readDocuments } from "./reading/read-documents.ts";

export function documentsJobs(): JobHandler[] {
  return [
    handle(readDocumentsJob, readDocuments),
    handle(readByModelJob, readByModel),
    handle(fetchDocumentsJob, fetchDocuments),
    handle(deleteDiscardedObjectsJob, (ctx, _payload, signal) =>
      deleteDiscardedObjects(ctx, signal),
    ),
    handle(renewObjectKeysJob, (ctx, _payload, signal) => renewObjectKeys(ctx, signal)),
  ];
}
