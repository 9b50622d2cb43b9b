import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { removeOldDigests } from "./due/due-agencies.operator.store.ts";
import { withDigestLock } from "./due/digest-lock.store.ts";
import { sendDigestsJob, sweepDigestsJob, tellHitsJob } from "./job-definitions.ts";
import { tellHits } from "./now/tell-hits.ts";
import { runDigests } from "./run/run-digests.ts";

const keptDays = 60;

export function digestsJobs(): JobHandler[] {
  return [
    handle(sendDigestsJob, (ctx, _payload, signal) =>
      withDigestLock(ctx.db, "digests", () => runDigests(ctx, signal)),
    ),
    handle(tellHitsJob, (ctx, _payload, signal) =>
      withDigestLock(ctx.db, "hits", () => tellHits(ctx, signal)),
    ),
    handle(sweepDigestsJob, (ctx) => {
      const before = new Date(ctx.now().getTime() - keptDays * 86_400_000);
      return asOperator(ctx, (t) => removeOldDigests(t, before));
    }),
  ];
}
