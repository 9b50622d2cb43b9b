import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

export const checkIncidentsJob: JobDefinition<NoPayload> = {
  name: "check-incidents",
  payload: noPayload,
  singleton: "all",
  cron: "*/5 * * * *",
  // The next one comes in five minutes anyway.
  retryLimit: 1,
};

const mail = z.object({ mailId: z.uuid() });

export const mailIncidentsJob: JobDefinition<z.output<typeof mail>> = {
  name: "mail-incidents",
  payload: mail,
  singleton: ({ mailId }) => mailId,
};
