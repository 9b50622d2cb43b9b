import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { fetchDocuments } from "./fetched/fetch-documents.ts";
import { readFetchedByModel } from "./fetched/model/read-fetched-by-model.ts";
import { retryFetchedByModel } from "./fetched/model/retry-fetched-by-model.ts";
import {
  deleteDiscardedObjectsJob,
  deleteOldDocumentsJob,
  fetchDocumentsJob,
  readByModelJob,
  readDocumentsJob,
  readFetchedByModelJob,
  readPublicDocumentsJob,
  renewObjectKeysJob,
  retryFetchedByModelJob,
} from "./job-definitions.ts";
import { readPublicDocuments } from "./fetched/read-public-documents.ts";
import { readByModel } from "./model/read-by-model.ts";
import { deleteDiscardedObjects } from "./objects/delete-discarded-objects.ts";
import { renewObjectKeys } from "./objects/renew-object-keys.ts";
import { readDocuments } from "./reading/read-documents.ts";
import { deleteOldDocuments } from "./retention/delete-old-documents.ts";

export function documentsJobs(): JobHandler[] {
  return [
    handle(readDocumentsJob, readDocuments),
    handle(readByModelJob, readByModel),
    handle(fetchDocumentsJob, fetchDocuments),
    handle(readFetchedByModelJob, readFetchedByModel),
    handle(retryFetchedByModelJob, retryFetchedByModel),
    handle(readPublicDocumentsJob, (ctx, _payload, signal) => readPublicDocuments(ctx, signal)),
    handle(deleteDiscardedObjectsJob, (ctx, _payload, signal) =>
      deleteDiscardedObjects(ctx, signal),
    ),
    handle(deleteOldDocumentsJob, (ctx, _payload, signal) => deleteOldDocuments(ctx, signal)),
    handle(renewObjectKeysJob, (ctx, _payload, signal) => renewObjectKeys(ctx, signal)),
  ];
}
