import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

const ofAgency = z.object({ agencyId: z.uuid() });

/** The ranking of one agency learns from its labels: a minute after the first of several clicks, once for all. */
export const learnAgencyJob: JobDefinition<z.output<typeof ofAgency>> = {
  name: "learn-agency",
  payload: ofAgency,
  singleton: ({ agencyId }) => agencyId,
  delaySeconds: 60,
  retryLimit: 3,
};

/** Looks for wins in new results, or for a renamed company when its profile changes. */
export const findWinsJob: JobDefinition<NoPayload> = {
  name: "find-wins",
  payload: noPayload,
  singleton: "all",
  cron: "*/15 * * * *",
  retryLimit: 3,
};

/** After the night's training. */
export const learnAgenciesJob: JobDefinition<NoPayload> = {
  name: "learn-agencies",
  payload: noPayload,
  singleton: "all",
  cron: "20 4 * * *",
};
