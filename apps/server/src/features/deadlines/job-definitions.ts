import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";

/**
 * In the morning, as they may be mailed at once; the later runs of a day make up for those that were missed and find nothing
 * else to do. A digest that comes earlier writes its members' own (`remindMembers`).
 */
export const remindOfDeadlinesJob: JobDefinition<NoPayload> = {
  name: "remind-of-deadlines",
  payload: noPayload,
  singleton: "all",
  cron: "*/10 7-21 * * *",
};
