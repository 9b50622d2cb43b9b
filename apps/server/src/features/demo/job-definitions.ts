import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

const payload = z.object({ agencyId: z.uuid(), tries: z.int().min(0) });
type OfDemo = z.output<typeof payload>;

/** Gives the demo agency documents and a finished TenderCheck. */
export const fillDemoJob: JobDefinition<OfDemo> = {
  name: "fill-demo",
  payload,
  singleton: ({ agencyId }) => agencyId,
};

/** The same once more, a moment later: sample notices are still being read, or models trained. */
export const awaitSamplesJob: JobDefinition<OfDemo> = {
  ...fillDemoJob,
  name: "await-samples",
  delaySeconds: 10,
};
