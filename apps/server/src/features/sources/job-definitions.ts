import { z } from "zod";
import type { JobDefinition } from "../../platform/jobs/job-definition.ts";

type Nothing = Record<string, never>;
const nothing: z.ZodType<Nothing> = z.strictObject({});

/** Reads all sources up to yesterday: every morning, on demand, and at start-up when something is missing. */
export const screenSourcesJob: JobDefinition<Nothing> = {
  name: "screen-sources",
  payload: nothing,
  // No singleton: the lock of each source sees to it that one process reads it. A job of a killed process would
  // block the next one until its heartbeat is missed; so the run resumes at once.
  // Publishers finish a day's package in the night, TED by nine in the morning: every run reads up to yesterday.
  cron: "30 5 * * *",
  // Tries again for about twenty minutes, with growing pauses; then tomorrow.
  retryLimit: 8,
  // TED allows 100 downloads a minute: a first month takes hours.
  expireInSeconds: 12 * 60 * 60,
};

export const loadSamplesJob: JobDefinition<Nothing> = {
  name: "load-samples",
  payload: nothing,
  singleton: "all",
  retryLimit: 2,
};
