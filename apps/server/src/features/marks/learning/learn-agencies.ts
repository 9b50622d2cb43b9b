import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { learnAgencyJob } from "../job-definitions.ts";
import { listDueLearners } from "./learning.operator.store.ts";

/** The nightly run: also agencies that could not learn when they set the mark. */
export async function learnAgencies(ctx: Context): Promise<void> {
  await asOperator(ctx, async (t) => {
    for (const agencyId of await listDueLearners(t)) await t.enqueue(learnAgencyJob, { agencyId });
  });
}
