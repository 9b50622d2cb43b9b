import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { createJudges } from "../assessment/index.ts";
import { checkMatches } from "./automatic/check-matches.ts";
import { deleteOldChecks } from "./delete-old-checks.ts";
import {
  awaitDocumentsJob,
  awaitScoresJob,
  checkMatchesJob,
  checkTenderJob,
  deleteOldChecksJob,
} from "./job-definitions.ts";
import { runCheck } from "./run/run-check.ts";

export function tenderChecksJobs(): JobHandler[] {
  const judges = createJudges();
  return [
    ...[checkTenderJob, awaitDocumentsJob, awaitScoresJob].map((job) =>
      handle(job, (ctx, payload, signal, jobTry) => runCheck(ctx, judges, payload, signal, jobTry)),
    ),
    handle(checkMatchesJob, (ctx) => checkMatches(ctx)),
    handle(deleteOldChecksJob, (ctx) => deleteOldChecks(ctx)),
  ];
}
