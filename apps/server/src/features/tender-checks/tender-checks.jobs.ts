import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { createJudges } from "../assessment/index.ts";
import { checkMatches } from "./automatic/check-matches.ts";
import { awaitDocumentsJob, checkMatchesJob, checkTenderJob } from "./job-definitions.ts";
import { runCheck } from "./run/run-check.ts";

export function tenderChecksJobs(): JobHandler[] {
  const judges = createJudges();
  return [
    ...[checkTenderJob, awaitDocumentsJob].map((job) =>
      handle(job, (ctx, payload, signal) => runCheck(ctx, judges, payload, signal)),
    ),
    handle(checkMatchesJob, (ctx) => checkMatches(ctx)),
  ];
}
