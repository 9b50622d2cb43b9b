import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs.ts";

const none = z.strictObject({});
const agency = z.object({ agencyId: z.uuid() });

/** Brings our rows in line with the provider's; several at once become one. */
export const convergeJob: JobDefinition<z.output<typeof agency>> = {
  name: "converge-billing",
  payload: agency,
  singleton: ({ agencyId }) => agencyId,
  // An outage of hours: the nightly reconciliation does what is left.
  retryLimit: 20,
};
