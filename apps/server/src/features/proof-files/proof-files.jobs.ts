import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { remindOfProofsJob } from "./job-definitions.ts";
import { remindOfProofs } from "./renewals/remind-of-proofs.ts";

export function proofFilesJobs(): JobHandler[] {
  return [handle(remindOfProofsJob, (ctx) => remindOfProofs(ctx))];
}
