import { z } from "zod";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/** What is due stands in the database: a lost run is made up by the next one, a doubled one changes nothing. */
export const runReportsJob: JobDefinition<NoPayload> = {
  name: "run-reports",
  payload: noPayload,
  singleton: "all",
  cron: "*/5 * * * *",
  retryLimit: 0,
  expireInSeconds: 10 * 60,
};

const delivery = z.object({ agencyId: z.uuid(), deliveryId: z.uuid() });

/** Makes the file of one report and queues its mails. */
export const deliverReportJob: JobDefinition<z.output<typeof delivery>> = {
  name: "deliver-report",
  payload: delivery,
  singleton: ({ deliveryId }) => deliveryId,
  retryLimit: 3,
  expireInSeconds: 5 * 60,
};

/** Deletes old deliveries, and reports whose deletion cannot be undone any more. */
export const sweepMarketReportsJob: JobDefinition<NoPayload> = {
  name: "sweep-market-reports",
  payload: noPayload,
  singleton: "all",
  cron: "55 3 * * *",
  retryLimit: 2,
};
