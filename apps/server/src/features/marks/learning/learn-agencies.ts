import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { learnAgencyJob } from "../job-definitions.ts";
import { listDueLearners } from "./learning.operator.store.ts";

/** At night: whoever has something to learn, also those that could not when it was said. */
export async function learnAgencies(ctx: Context): Promise<void> {
  await asOperator(ctx, async (t) => {
    for (const agencyId of await listDueLearners(t)) await t.enqueue(learnAgencyJob, { agencyId });
  });
}
