import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const ofTender = z.object({ agencyId: z.uuid(), tenderId: z.uuid() });
type OfTender = z.output<typeof ofTender>;
const keyOf = ({ agencyId, tenderId }: OfTender) => `${agencyId} ${tenderId}`;

/** Makes the TenderCheck that an agency has started. */
export const checkTenderJob: JobDefinition<OfTender> = {
  name: "check-tender",
  payload: ofTender,
  singleton: keyOf,
  expireInSeconds: 10 * 60,
};

/** The same once more, a moment later: documents are still being fetched or read. */
export const awaitDocumentsJob: JobDefinition<OfTender> = {
  ...checkTenderJob,
  name: "await-documents",
  delaySeconds: 2,
};

/** The same a while later: nothing is there yet that scores the tender; the scoring's own job trains it. */
export const awaitScoresJob: JobDefinition<OfTender> = {
  ...checkTenderJob,
  name: "await-scores",
  delaySeconds: 15,
};

/** Deletes checks of tenders that ended long ago. */
export const deleteOldChecksJob: JobDefinition<NoPayload> = {
  name: "delete-old-checks",
  payload: noPayload,
  singleton: "all",
  cron: "15 3 * * *",
};

/** Checks new tenders that fit very well, for agencies whose plan has that. */
export const checkMatchesJob: JobDefinition<NoPayload> = {
  name: "check-matches",
  payload: noPayload,
  singleton: "all",
  // After the notices of the morning are read and scored, and again for those of the day.
  cron: "20 7,12,17 * * *",
};
