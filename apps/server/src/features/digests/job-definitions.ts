import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** What is due stands in the database: a lost run is made up by the next one, a doubled one changes nothing. */
export const sendDigestsJob: JobDefinition<NoPayload> = {
  name: "send-digests",
  payload: noPayload,
  cron: "*/5 * * * *",
  retryLimit: 0,
  expireInSeconds: 60 * 60,
};

/** Hits at once, for members who want them so */
export const tellHitsJob: JobDefinition<NoPayload> = {
  name: "tell-hits",
  payload: noPayload,
  cron: "*/5 * * * *",
  retryLimit: 0,
  expireInSeconds: 60 * 60,
};

/** Hits for the webhooks of agencies */
export const tellWebhookHitsJob: JobDefinition<NoPayload> = {
  name: "tell-webhook-hits",
  payload: noPayload,
  cron: "*/5 * * * *",
  retryLimit: 0,
  expireInSeconds: 60 * 60,
};

/** Forgets what was told so long ago that nothing of it is new. */
export const sweepDigestsJob: JobDefinition<NoPayload> = {
  name: "sweep-digests",
  payload: noPayload,
  cron: "50 3 * * *",
  retryLimit: 2,
};
