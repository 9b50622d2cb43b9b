import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const letter = z.object({ agencyId: z.uuid(), letterId: z.uuid() });

/** Tried for hours while the mail server is away; then `check-letters` sends it again. */
export const sendLetterJob: JobDefinition<z.output<typeof letter>> = {
  name: "send-letter",
  payload: letter,
  retryLimit: 12,
  expireInSeconds: 5 * 60,
  singleton: ({ letterId }) => letterId,
};

/** Takes up letters whose jobs were lost or given up: what a contract promises is told however late. */
export const checkLettersJob: JobDefinition<NoPayload> = {
  name: "check-letters",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 * * * *",
};
