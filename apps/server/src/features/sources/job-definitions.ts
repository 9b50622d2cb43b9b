import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** Reads all sources up to yesterday: every morning, on demand, and at start-up when something is missing. */
export const screenSourcesJob: JobDefinition<NoPayload> = {
  name: "screen-sources",
  payload: noPayload,
  // No singleton: the lock of each source sees to it that one process reads it. A job of a killed process would
  // block the next one until its heartbeat is missed; so the run resumes at once.
  // Publishers finish a day's package in the night, TED by nine in the morning: every run reads up to yesterday.
  cron: "30 5 * * *",
  // Tries again for about twenty minutes, with growing pauses; then tomorrow.
  retryLimit: 8,
  // TED allows 100 downloads a minute: a first month takes hours.
  expireInSeconds: 12 * 60 * 60,
};

export const loadSamplesJob: JobDefinition<NoPayload> = {
  name: "load-samples",
  payload: noPayload,
  singleton: "all",
  retryLimit: 2,
};

/** Reads what an admin has put back among the unread notices. */
export const applyPendingJob: JobDefinition<NoPayload> = {
  name: "apply-pending-notices",
  payload: noPayload,
  singleton: "all",
  expireInSeconds: 2 * 60 * 60,
};
