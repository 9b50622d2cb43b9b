import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

/** Half an hour, ten seconds apart */
export const maxTries = 180;
const retrySeconds = 10;

const payload = z.object({ agencyId: z.uuid(), tries: z.int().min(0) });
type OfDemo = z.output<typeof payload>;

/** Gives the demo agency documents, marks and a TenderCheck. */
export const fillDemoJob: JobDefinition<OfDemo> = {
  name: "fill-demo",
  payload,
  singleton: ({ agencyId }) => agencyId,
};

/** The same once more, a moment later: sample notices are still being read, or models trained. */
export const awaitSamplesJob: JobDefinition<OfDemo> = {
  ...fillDemoJob,
  name: "await-samples",
  delaySeconds: retrySeconds,
};

const nextStep = payload.extend({ slug: z.string(), step: z.enum(["version", "decision"]) });
export type NextDemoStep = z.output<typeof nextStep>;

/** What follows a check of the demo once it is done: new versions and a second check, then a decision. */
export const continueDemoJob: JobDefinition<NextDemoStep> = {
  name: "continue-demo",
  payload: nextStep,
  singleton: ({ agencyId, step }) => `${agencyId} ${step}`,
  delaySeconds: retrySeconds,
};
