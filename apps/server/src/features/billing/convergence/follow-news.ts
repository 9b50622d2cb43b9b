import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { listUnfollowedNews } from "./due.operator.store.ts";
import { convergeJob } from "../job-definitions.ts";

/** So long the job that an event sent has time of its own. */
const patienceMs = 10 * 60 * 1000;

/** Sends the job again where news was not followed; one that still waits or is tried again stays the only one. */
export async function followNews(ctx: Context): Promise<void> {
  const before = new Date(ctx.now().getTime() - patienceMs);
  await asOperator(ctx, async (t) => {
    for (const agencyId of await listUnfollowedNews(t, before)) {
      await t.enqueue(convergeJob, { agencyId });
    }
  });
}
