import { handle } from "../../platform/jobs/jobs.ts";
import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { refreshSearch } from "./index/refresh-search.ts";

/** Mostly finds nothing to do, which costs two small queries. */
export const refreshSearchJob: JobDefinition<NoPayload> = {
  name: "refresh-search",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 * * * *",
  retryLimit: 1,
  // Half a million documents take about a quarter of an hour.
  expireInSeconds: 6 * 60 * 60,
};

export function searchJobs(): JobHandler[] {
  return [handle(refreshSearchJob, (ctx, _payload, signal) => refreshSearch(ctx, signal))];
}
