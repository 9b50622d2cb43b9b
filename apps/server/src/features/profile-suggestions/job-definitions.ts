import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const ofAgency = z.object({ agencyId: z.uuid() });

/** Reads the website an agency has named; one at a time per agency. Whoever wants a second try asks again. */
export const readWebsiteJob: JobDefinition<z.output<typeof ofAgency>> = {
  name: "read-website",
  payload: ofAgency,
  singleton: ({ agencyId }) => agencyId,
  retryLimit: 0,
  expireInSeconds: 120,
};
