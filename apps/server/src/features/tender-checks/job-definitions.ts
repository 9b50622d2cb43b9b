import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

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

/** The same once more, a moment later: documents are still being read. */
export const awaitDocumentsJob: JobDefinition<OfTender> = {
  ...checkTenderJob,
  name: "await-documents",
  delaySeconds: 2,
};

const none = z.strictObject({});

/** Checks new tenders that fit very well, for agencies whose plan has that. */
export const checkMatchesJob: JobDefinition<z.output<typeof none>> = {
  name: "check-matches",
  payload: none,
  singleton: "all",
  // After the notices of the morning are read and scored, and again for those of the day.
  cron: "20 7,12,17 * * *",
};
