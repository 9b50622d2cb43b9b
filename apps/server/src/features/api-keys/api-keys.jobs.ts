import { noPayload } from "../../platform/jobs/job-definition.ts";
import type { JobDefinition, NoPayload } from "../../platform/jobs/job-definition.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { deleteEndedKeys } from "./api-key.operator.store.ts";

const sweepApiKeysJob: JobDefinition<NoPayload> = {
  name: "sweep-api-keys",
  payload: noPayload,
  singleton: "all",
  cron: "55 3 * * *",
};

export function apiKeysJobs(): JobHandler[] {
  return [
    handle(sweepApiKeysJob, async (ctx) => {
      ctx.log.info({ deleted: await deleteEndedKeys(ctx) }, "ended API keys deleted");
    }),
  ];
}
