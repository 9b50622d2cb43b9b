import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs.ts";

const ofAgency = z.object({ agencyId: z.uuid() });

/** The ranking of one agency learns from its judgements: a minute after the first of several clicks, once for all. */
export const learnAgencyJob: JobDefinition<z.output<typeof ofAgency>> = {
  name: "learn-agency",
  payload: ofAgency,
  singleton: ({ agencyId }) => agencyId,
  delaySeconds: 60,
  retryLimit: 3,
};
