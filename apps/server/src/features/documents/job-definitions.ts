import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const ofTender = z.object({ agencyId: z.uuid(), tenderId: z.uuid() });

/** Reads what waits of an agency's documents of a tender, and makes their extract. */
export const readDocumentsJob: JobDefinition<z.output<typeof ofTender>> = {
  name: "read-documents",
  payload: ofTender,
  singleton: ({ agencyId, tenderId }) => `${agencyId} ${tenderId}`,
  // Scans take seconds a page.
  expireInSeconds: 3 * 60 * 60,
};

/** Lets the language model read what the rules have read. */
export const readByModelJob: JobDefinition<z.output<typeof ofTender>> = {
  name: "read-by-model",
  payload: ofTender,
  singleton: ({ agencyId, tenderId }) => `${agencyId} ${tenderId}`,
  expireInSeconds: 60 * 60,
};

const ofTenderAlone = z.object({ tenderId: z.uuid() });

/** Fetches the documents of a tender from the notice's address and reads them, once for all agencies. */
export const fetchDocumentsJob: JobDefinition<z.output<typeof ofTenderAlone>> = {
  name: "fetch-documents",
  payload: ofTenderAlone,
  singleton: ({ tenderId }) => tenderId,
  expireInSeconds: 3 * 60 * 60,
};

/** Lets the language model read what was fetched, once for all agencies. */
export const readFetchedByModelJob: JobDefinition<z.output<typeof ofTenderAlone>> = {
  name: "read-fetched-by-model",
  payload: ofTenderAlone,
  singleton: ({ tenderId }) => tenderId,
  expireInSeconds: 60 * 60,
};

/** Lets a language model that was away try again to read what was fetched. */
export const retryFetchedByModelJob: JobDefinition<NoPayload> = {
  name: "retry-fetched-by-model",
  payload: noPayload,
  singleton: "all",
  cron: "*/5 * * * *",
};

/** Reads what fetched documents say for all agencies, wherever they, their tender or the rules have changed since. */
export const readPublicDocumentsJob: JobDefinition<NoPayload> = {
  name: "read-public-documents",
  payload: noPayload,
  singleton: "all",
  // Nothing sends this job when a tender is corrected or a release brings new rules, so it looks by itself.
  cron: "*/10 * * * *",
  expireInSeconds: 60 * 60,
};

export const deleteDiscardedObjectsJob: JobDefinition<NoPayload> = {
  name: "delete-discarded-objects",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 * * * *",
};

/** Deletes documents of tenders that ended long ago. */
export const deleteOldDocumentsJob: JobDefinition<NoPayload> = {
  name: "delete-old-documents",
  payload: noPayload,
  singleton: "all",
  // Not only at night: the limit of what is fetched is reached by day.
  cron: "25 * * * *",
};

export const renewObjectKeysJob: JobDefinition<NoPayload> = {
  name: "renew-object-keys",
  payload: noPayload,
  singleton: "all",
  cron: "50 3 * * *",
};
