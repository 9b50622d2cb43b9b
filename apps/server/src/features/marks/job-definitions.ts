import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const ofAgency = z.object({ agencyId: z.uuid() });

/** The ranking of one agency learns from its labels: a minute after the first of several clicks, once for all. */
export const learnAgencyJob: JobDefinition<z.output<typeof ofAgency>> = {
  name: "learn-agency",
  payload: ofAgency,
  singleton: ({ agencyId }) => agencyId,
  delaySeconds: 60,
  retryLimit: 3,
};

const nothing = z.strictObject({});

/** Looks for wins in new results, or for a renamed company when its profile changes. */
export const findWinsJob: JobDefinition<z.output<typeof nothing>> = {
  name: "find-wins",
  payload: nothing,
  singleton: "all",
  cron: "*/15 * * * *",
  retryLimit: 3,
};

/** After the night's training. */
export const learnAgenciesJob: JobDefinition<z.output<typeof nothing>> = {
  name: "learn-agencies",
  payload: nothing,
  singleton: "all",
  cron: "20 4 * * *",
};
