import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { listUnfollowedNews } from "./due.operator.store.ts";
import { convergeJob } from "../job-definitions.ts";

/** An event's own job has so much time before this one steps in. */
const patienceMs = 10 * 60 * 1000;

/** Enqueues the job for news that no job followed; a job that still waits or is retried stays the only one. */
export async function followNews(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - patienceMs);
  await asOperator(ctx, async (t) => {
    for (const agencyId of await listUnfollowedNews(t, before)) {
      await t.enqueue(convergeJob, { agencyId });
    }
  });
}
