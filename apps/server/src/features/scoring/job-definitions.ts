import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/**
 * Brings forecasts and scores up to date with tenders, profiles and models. What is due stands in the database, so a
 * lost or doubled job changes nothing; sending one only makes it happen sooner.
 */
export const scoreTendersJob: JobDefinition<NoPayload> = {
  name: "score-tenders",
  payload: noPayload,
  // No singleton: a lock sees to it that one process scores. The job of a killed process would hold back the next one
  // until its heartbeat is missed.
  cron: "* * * * *",
  retryLimit: 2,
  // Ten thousand agencies after a training take hours.
  expireInSeconds: 12 * 60 * 60,
};

/** The same for one agency that waits for it; sent by `rescoreAgency`. */
export const scoreAgencyJob: JobDefinition<{ readonly agencyId: string }> = {
  name: "score-agency",
  payload: z.strictObject({ agencyId: z.uuid() }),
  singleton: ({ agencyId }) => agencyId,
  retryLimit: 2,
  expireInSeconds: 60 * 60,
};

export const longestTrainingMs: number = 6 * 60 * 60 * 1_000;

const training = z.strictObject({
  /** Only where there are no models yet */
  isFirst: z.boolean().optional(),
});

/** New models from everything that was read; every night, and as soon as there are tenders and no model. */
export const trainModelsJob: JobDefinition<z.output<typeof training>> = {
  name: "train-models",
  payload: training,
  singleton: "all",
  // Before the sources are read at half past five.
  cron: "40 2 * * *",
  retryLimit: 2,
  expireInSeconds: longestTrainingMs / 1_000,
};

/** Takes away the scores of tenders that are over. */
export const sweepScoresJob: JobDefinition<NoPayload> = {
  name: "sweep-scores",
  payload: noPayload,
  cron: "10 2 * * *",
  retryLimit: 2,
};
