import { dueBefore, retentionClasses } from "@tc/domain";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { handle } from "../../platform/jobs/jobs.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { removeOldDigests } from "./due/due-agencies.operator.store.ts";
import { withDigestLock } from "./due/digest-lock.store.ts";
import {
  sendDigestsJob,
  sweepDigestsJob,
  tellHitsJob,
  tellWebhookHitsJob,
} from "./job-definitions.ts";
import { tellHits } from "./now/tell-hits.ts";
import { tellWebhookHits } from "./now/tell-webhook-hits.ts";
import { runDigests } from "./run/run-digests.ts";

export function digestsJobs(): JobHandler[] {
  return [
    handle(sendDigestsJob, (ctx, _payload, signal) =>
      withDigestLock(ctx.db, "digests", () => runDigests(ctx, signal)),
    ),
    handle(tellHitsJob, (ctx, _payload, signal) =>
      withDigestLock(ctx.db, "hits", () => tellHits(ctx, signal)),
    ),
    handle(tellWebhookHitsJob, (ctx, _payload, signal) =>
      withDigestLock(ctx.db, "webhook hits", () => tellWebhookHits(ctx, signal)),
    ),
    handle(sweepDigestsJob, (ctx) => {
      const before = dueBefore(retentionClasses.digests, ctx.now());
      return asOperator(ctx, (t) => removeOldDigests(t, before));
    }),
  ];
}
